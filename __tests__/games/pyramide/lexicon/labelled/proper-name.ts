import { read, type Labelled } from './cases';

/** People, places and brands. A name that is also a word (orange, pierre) is that word when it is written small. */
export const PROPER_NAME: Labelled = {
  rule: 'proper-name',
  cases: [
    ...read(
      'fr',
      `
capitale | Londres; londres; Berlin; rome; Madrid; bruxelles; Marseille; lyon; nice | métropole; paris; ville; parisien; pari
pays | France; france; Italie; espagne; Japon; Allemagne; belgique | patrie; français; chine; nation; italien; japonais
fleuve | Loire; Rhône; Danube; garonne; nil | amazone; rivière; affluent; rhénan
prénom | Marie; Julien; hélène; sophie; Nicolas; camille; Thomas; antoine | isabelle; marie; pierre; rose; marguerite; olive; violette; baptiste
voiture | Peugeot; renault; Citroën; ferrari; Toyota | berline; coccinelle; diesel; limousine
boisson | Coca; perrier; Orangina; pepsi; Fanta; evian | champagne; bordeaux; cola; cognac; orange; porto
écrivain | Hugo; zola; Molière; balzac; Voltaire; flaubert | romancier; plume; racine; corneille; mécène
peintre | Monet; picasso; Renoir; cézanne; Matisse; vinci | chevalet; palette; fauve; impressionniste
sorcier | Merlin; hermione; Dumbledore; poudlard; Gandalf | mage; harpie; enchanteur; druide; balai
chanteur | Brassens; Dalida; Johnny; aznavour; Goldman | ténor; piaf; idole; crooner; baryton
footballeur | Zidane; mbappé; Platini; Griezmann | avant; gardien; attaquant; buteur; libero
montagne | Everest; Alpes; pyrénées; Vosges; Jura | alpage; volcan; alpiniste; jurassien; sommet
planète | Jupiter; Saturne; pluton; Neptune; uranus | terre; mars; mercure; satellite; lune
dieu | Zeus; Apollon; Allah; Athéna; osiris | jésus; bouddha; culte; déesse; bouddhiste; prophète; messie
fromage | Boursin; Babybel; Kiri | brie; camembert; gruyère; roquefort; hollande; cantal
ordinateur | Microsoft; google; Samsung; Amazon | souris; pomme; internet; web; clavier
fête | | noël; pâques; toussaint; carnaval; chandeleur
jeu | Lego; playmobil; Monopoly; Barbie; Nintendo | bille; scrabble; domino; tarot; solitaire
magasin | ikea; Auchan; lidl; Fnac | carrefour; épicerie; rayon
chien | Milou; Rantanplan; Idéfix | labrador; danois; griffon; colley; basset; boxer
tissu | | jersey; nylon; cachemire; denim; jean; tulle; mousseline
`,
    ),
    ...read(
      'en',
      `
capital | London; london; Paris; paris; Berlin; rome; Madrid; tokyo | metropolis; city; sterling; letter
country | France; france; Italy; spain; Germany; brazil; Ireland | nation; turkey; china; homeland; republic
river | Thames; thames; Danube; nile; Amazon; Mississippi | stream; delta; bank; tributary
language | | French; english; German; Latin; italian; Dutch; Greek
day | | Monday; tuesday; Friday; Christmas; easter; Sunday; today
month | | July; april; May; march; August; December
name | Mary; peter; Elizabeth; william; Thomas; oliver; Sarah | rose; mark; bill; daisy; lily; jack; title
drink | Pepsi; Heineken; fanta; Guinness | cola; champagne; port; bourbon; sherry; coke
car | Ferrari; toyota; Honda; Volkswagen; tesla | beetle; jaguar; saloon; diesel; convertible
writer | Shakespeare; tolstoy; Tolkien; austen; Orwell; hemingway | dickens; poet; novelist; quill; bard
painter | Monet; picasso; Rembrandt; matisse; Vermeer | easel; palette; canvas; artist; turner
wizard | Merlin; gandalf; Dumbledore; hogwarts; Hermione | mage; sorcerer; potter; wand; warlock
singer | Madonna; elvis; Beyonce; Sinatra; adele; bowie | tenor; diva; soprano; prince; queen; pink
footballer | Beckham; messi; Ronaldo; maradona; Rooney | striker; keeper; winger; forward
mountain | Everest; everest; Alps; Himalayas; Kilimanjaro; Andes | peak; alpine; volcano; summit; alp
planet | Jupiter; Saturn; venus; Neptune; uranus | earth; mercury; satellite; globe
god | Zeus; Apollo; allah; Buddha; Thor; odin | deity; idol; pagan; holy; christian
cheese | | cheddar; brie; feta; swiss; rind
computer | Microsoft; Samsung; Amazon | google; apple; mouse; windows; keyboard; internet
toy | Lego; Nintendo; playmobil; Xbox | barbie; doll; yoyo; teddy; marble
shop | Walmart; tesco; Ikea; Lidl; Harrods | market; target; store; gap; boots
president | Lincoln; obama; Kennedy; Reagan | leader; bush; ford; grant; chief
dog | Snoopy; Pluto; Lassie | boxer; poodle; collie; spaniel; pointer
bird | | turkey; kiwi; robin; canary; guinea
cloth | | jersey; denim; cashmere; nylon; jeans; cardigan
`,
    ),
  ],
};
