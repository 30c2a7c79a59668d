import { read, type Labelled } from './cases';

/**
 * More than one word, or words joined by a hyphen or an apostrophe. Words that have grown together are single words, and so is a
 * hyphenated one that has an entry of its own in the dictionary.
 */
export const COMPOUND: Labelled = {
  rule: 'compound',
  cases: [
    ...read(
      'fr',
      `
orage | coup de foudre; il pleut; vent de sable | paratonnerre; foudre; parapluie; éclair; arc-en-ciel
dîner | pomme de terre; entrée-plat | hors-d'œuvre; pommeraie; midi; entremets; croûton; après-midi; petit-déjeuner; casse-croûte
famille |  | parrain; marâtre; fratrie; tonton; grand-mère; beau-frère; arrière-grand-père; belle-fille; petit-fils
route | passage à niveau; feu rouge | autoroute; carrefour; autostop; passager; auto-stop; rond-point; auto-école
eau | chute d'eau; l'océan; d'abord; qu'est-ce; jusqu'à | océan; abordage; cascade; source
ouvrir |  | tournevis; serrure; passeport; portail; tire-bouchon; porte-clés; passe-partout; pied-de-biche
argent | compte en banque; pièce d'or; sans le sou | portefeuille; banque; monnaie; lingot; porte-monnaie; libre-service
animal | ver à soie | vermisseau; cerf; souris; moineau; chauve-souris; cerf-volant; poisson-chat; rouge-gorge
personne | quelqu'un; tout le monde; nulle part | quiconque; monsieur; madame; bonhomme; moi-même; soi-disant
toujours | tout à fait; c'est-à-dire; tout de suite | plutôt; aujourd'hui; aujourd’hui; jamais; bientôt; peut-être; là-bas
maison | la cabane; une hutte | cabane; hutte; plafond; soubassement; gratte-ciel; rez-de-chaussée; chez-soi
vacances | au revoir; grand large; sac à dos | valise; bagage; plage; havresac; week-end; va-et-vient
peur | chair de poule; trouille bleue; j'ai froid | frousse; trouille; sueur; cauchemar; sang-froid
cuisine | frigo-congélo; poêle-casserole; micro onde; lave vaisselle; pomme-purée | grille-pain; lave-vaisselle; micro-ondes; casse-noisette; ouvre-boîte
voyage | avion-hôtel; départ-vacances; sac-valise; aller retour; bon voyage | aller-retour; porte-bagages; jet-ski; sous-marin; demi-tour
enfant | petit-bébé; cour-école; jeu-ballon; tout petit; baby sitter | baby-sitter; cache-cache; ping-pong; toboggan; nouveau-né
vêtement | pull-chaussette; jean-noir; tee shirt; mini jupe; maillot-bain | tee-shirt; soutien-gorge; sous-vêtement; garde-robe; t-shirt
fête | cotillon-serpentin; feu d'artifice; joyeux anniversaire | banquet; champagne; lampion; gâteau; pique-nique
`,
    ),
    ...read(
      'en',
      `
storm | thunder and lightning; rain-cloud; it's raining; cats and dogs | thunderbolt; raincloud; downpour; hailstone
dinner | ice cream; fish and chips; hot-dog; cup of tea | oatmeal; pancake; supper; tablecloth; well-done; stir-fry
family | step-son; great-aunt; next of kin; son in law | stepson; granddad; grandmother; uncle; mother-in-law
street | zebra crossing; traffic light; shop-window; bus-stop | crossroads; pavement; motorway; sidewalk; u-turn; cul-de-sac; one-way
never | don't; can't; once upon a time; no way; won't | forever; nevermore; always; cannot
open | tin-opener; pull up; bottle opener; keyhole surgery; o'clock | keyhole; corkscrew; padlock; doorway
money | piggy bank; credit card; cash-flow; cheque book; penny-purse | wallet; moneybox; banknote; paycheck; well-off; second-hand
animal | guinea pig; killer whale; bird of prey; praying mantis; sea-lion | butterfly; hedgehog; woodpecker; jellyfish
work | nine to five; day off; coffee-break; desk-chair | deadline; workshop; overtime; handicraft; know-how; self-employed
house | living room; a cottage; the roof; front-door | bedroom; fireplace; cottage; rooftop; semi-detached; next-door
travel | road trip; jet lag; round-the-world | airport; passport; suitcase; hitchhike; hitch-hike; check-in; jet-lag
fear | goose bumps; heart attack; horror film; ghost-house | nightmare; goosebumps; heartbeat; panic; panic-stricken
party | happy birthday; new year; fancy dress; cake-candle | fireworks; nightclub; confetti; streamer; merry-go-round; get-together
play | toy-box-game; hide and seek; ball-bat; board game; swing-slide | hide-and-seek; yo-yo; ping-pong; hula-hoop; walkie-talkie
clothes | shirt-sleeve; t shirt; shoe-lace-up; wool jumper | t-shirt; flip-flops; make-up; pyjamas
time | alarm clock; half-hour; grandfather's; in a while; long ago | stopwatch; wristwatch; afternoon; sundial
sport | table tennis; high-jump; rugby/football; penalty kick; goal-ball | football; handball; skateboard; volleyball; push-up; sit-up; runner-up
`,
    ),
  ],
};
