import { read, type Labelled } from './cases';

/** More than one word, or words joined by a hyphen or an apostrophe. Words that have grown together are single words. */
export const COMPOUND: Labelled = {
  rule: 'compound',
  cases: [
    ...read(
      'fr',
      `
orage | arc-en-ciel; coup de foudre; il pleut; vent de sable | paratonnerre; foudre; parapluie; éclair
dîner | pomme de terre; après-midi; hors-d'œuvre; petit-déjeuner; casse-croûte | pommeraie; midi; entremets; croûton
famille | grand-mère; beau-frère; arrière-grand-père; belle-fille; petit-fils | parrain; marâtre; fratrie; tonton
route | auto-stop; rond-point; passage à niveau; auto-école; feu rouge | autoroute; carrefour; autostop; passager
eau | chute d'eau; l'océan; d'abord; qu'est-ce; jusqu'à | océan; abordage; cascade; source
ouvrir | tire-bouchon; ouvre-boîte; porte-clés; passe-partout; pied-de-biche | tournevis; serrure; passeport; portail
argent | porte-monnaie; compte en banque; pièce d'or; sans le sou; libre-service | portefeuille; banque; monnaie; lingot
animal | chauve-souris; ver à soie; cerf-volant; poisson-chat; rouge-gorge | vermisseau; cerf; souris; moineau
personne | quelqu'un; tout le monde; moi-même; soi-disant; nulle part | quiconque; monsieur; madame; bonhomme
toujours | peut-être; tout à fait; là-bas; c'est-à-dire; tout de suite | plutôt; aujourd'hui; aujourd’hui; jamais; bientôt
maison | gratte-ciel; rez-de-chaussée; chez-soi; la cabane; une hutte | cabane; hutte; plafond; soubassement
vacances | week-end; au revoir; grand large; sac à dos; va-et-vient | valise; bagage; plage; havresac
peur | sang-froid; chair de poule; trouille bleue; j'ai froid | frousse; trouille; sueur; cauchemar
fête | cotillon-serpentin; feu d'artifice; joyeux anniversaire; pique-nique | banquet; champagne; lampion; gâteau
`,
    ),
    ...read(
      'en',
      `
storm | thunder and lightning; rain-cloud; it's raining; cats and dogs | thunderbolt; raincloud; downpour; hailstone
dinner | ice cream; fish and chips; hot-dog; cup of tea; well-done | oatmeal; pancake; supper; tablecloth
family | mother-in-law; step-son; great-aunt; next of kin; son in law | stepson; granddad; grandmother; uncle
street | zebra crossing; traffic light; u-turn; cul-de-sac; one-way | crossroads; pavement; motorway; sidewalk
never | don't; can't; once upon a time; no way; won't | forever; nevermore; always; cannot
open | tin-opener; pull up; bottle opener; keyhole surgery; o'clock | keyhole; corkscrew; padlock; doorway
money | piggy bank; credit card; cash-flow; cheque book; well-off | wallet; moneybox; banknote; paycheck
animal | guinea pig; killer whale; bird of prey; praying mantis; sea-lion | butterfly; hedgehog; woodpecker; jellyfish
work | nine to five; know-how; day off; coffee-break; self-employed | deadline; workshop; overtime; handicraft
house | living room; a cottage; the roof; front-door; semi-detached | bedroom; fireplace; cottage; rooftop
travel | check-in; hitch-hike; road trip; jet lag; round-the-world | airport; passport; suitcase; hitchhike
fear | goose bumps; heart attack; panic-stricken; horror film | nightmare; goosebumps; heartbeat; panic
party | happy birthday; merry-go-round; new year; get-together; fancy dress | fireworks; nightclub; confetti; streamer
time | alarm clock; half-hour; grandfather's; in a while; long ago | stopwatch; wristwatch; afternoon; sundial
sport | table tennis; high-jump; rugby/football; penalty kick; push-up | football; handball; skateboard; volleyball
`,
    ),
  ],
};
