import type { Particulars } from '../lexicon';
import { FRENCH_EVERYDAY } from './everyday';
import { FRENCH_STRANGERS } from './strangers';

export const FRENCH_PARTICULARS: Particulars = {
  names: `
    nutella coca pepsi fanta orangina perrier evian vittel badoit oasis danone nestlé haribo carambar malabar kinder milka
    lego playmobil barbie pokémon pikachu mario nintendo playstation xbox netflix spotify youtube instagram facebook tiktok
    whatsapp twitter snapchat uber airbnb amazon google apple iphone samsung huawei sony microsoft
    peugeot renault citroën dacia toyota ferrari porsche volkswagen audi fiat tesla michelin
    carrefour auchan leclerc lidl monoprix décathlon fnac darty sephora dior chanel hermès vuitton lacoste adidas nike
    zidane mbappé platini griezmann deschamps henry federer nadal djokovic hinault poulidor
    macron sarkozy hollande chirac mitterrand pompidou giscard clemenceau jaurès
    goldman hallyday sardou brassens brel piaf aznavour gainsbourg dalida renaud cabrel stromae angèle
    depardieu belmondo delon bardot deneuve cotillard dujardin sy funès coluche fernandel bourvil
    astérix obélix tintin milou gaston spirou dumbo bambi mickey disney batman superman spiderman shrek gollum
    hugo zola balzac flaubert molière racine corneille voltaire rousseau verlaine rimbaud baudelaire proust camus sartre
    monet renoir cézanne matisse picasso gauguin degas manet soulages vinci
    scrabble monopoly cluedo uno tetris twister
    poudlard hermione dumbledore voldemort gandalf frodon
  `,
  acronyms: `
    sncf ratp tgv rer ter ugc pmu pmi edf gdf gpl fdj lfi ps rpr ump udf lr rn fn eelv pcf cgt cfdt fo unef
    onu otan unesco unicef oms fmi omc bce ue pac cee urss usa cia fbi kgb nsa nasa esa cnes cern dgse dgsi gign crs
    pdg drh dg pme smic rsa rmi caf cpam apl hlm zup zep cdi cdd rtt bts dut cap bep iut hec ens ena enm
    tv tnt tf1 m6 bfm rtl nrj cd dvd vhs bd mp3 gps sms mms wifi usb pdf html http www pc cpu ram led lcd
    qi vip svp rip ok sos wc sdf ivg pma adn arn vih mst irm suv gt vtt vtc bmx ulm ecg psg om ol asse
    uefa fifa cio nba atp wta cv bcbg nb ps pcv tva isf csg ht ttc iban
    ars oms jo dab sav vost vf vo orl url bbq rib cpe svt eps cp ce1 ce2 cm1 cm2
    ehpad samu smur chu ddass insee cnil csa arcom
  `,
  ordinary: 'toussaint noël pâques pentecôte épiphanie chandeleur halloween internet',
  words: `
    sopalin selfie emoji kebab burrito ramen sushis blog podcast wifi tuto smiley doudou popcorn weekend weekends
    superhéros bestseller papi papis cola colas lassi dunk celsius skippeur chamallow covid rhino hippo
    dino pisciniste cacahouète antiride shorty
    mozza granola poto potos bestie besties crush crushs chill chiller chanmé seum covoit autostop notif notifs swiper stream
    streams streamer streameur chino chinos hand glagla yes tacos wesh cringe boomer boomers ghoster troller spoil spoiler
    flemme flemmard bolos miskine wallah daron daronne tiktokeur youtubeuse influenceur skatepark rooftop brunch bruncher
    chocolatine flammekueche kouign flamiche pitchoune pitchounette cagole fada peuchère boboter bisouiller chouiner gratouiller
    doudoune crocs legging leggings sneaker sneakers sweat hoodie crop tote-bag oversize slip boxer
    open-space k-way je-m'en-foutisme ch'ti ch'tis prêt-à-porter tête-à-tête porte-à-porte face-à-face mot-valise after-work
    make-up hot-dog hot-dogs talkie-walkie talkies-walkies stand-up check-up cross-fit pop-corn tic-tac yo-yo
    boui-boui tam-tam bla-bla cui-cui coin-coin bye-bye black-out come-back check-list cheese-burger brise-glace sèche-linge
    passe-temps pense-bête presse-agrumes presse-purée essuie-tout fourre-tout touche-à-tout lève-tôt couche-tard bain-marie
    tout-petit tout-petits chasse-neige fait-maison mi-temps tout-terrain vide-grenier vide-greniers
    ${FRENCH_EVERYDAY}
  `,
  unrelated: FRENCH_STRANGERS,
};
