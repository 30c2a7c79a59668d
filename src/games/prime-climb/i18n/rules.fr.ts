/** The rules page. A picture is named, and drawn by the page; the cards and the variants have their words elsewhere. */
export const rulesFr = {
  sections: [
    {
      title: 'Le but',
      text: 'Menez vos deux pions de 0 à 101, exactement. Qui a ses deux pions à 101 gagne aussitôt. Au début chacun lance les dés : le plus haut total commence.',
      picture: 'goal',
    },
    {
      title: 'Les couleurs',
      text: 'L’anneau d’une case montre ses facteurs premiers : 2 est orange, 3 vert, 5 bleu, 7 violet. Les nombres premiers au-dessus de 10 sont rouges. Un facteur qui se répète a plusieurs arcs : 12 = 2 × 2 × 3.',
      picture: 'colours',
    },
    {
      title: 'Multiplier, c’est réunir les couleurs',
      text: '14 × 3 = 42 : les arcs du 14 et celui du 3 ensemble.',
      picture: 'join',
    },
    {
      title: 'Diviser, c’est en retirer',
      text: '84 ÷ 4 = 21 : du 84, les deux arcs orange du 4 s’en vont.',
      picture: 'part',
    },
    {
      title: 'Votre tour : lancer',
      text: 'Lancez deux dés à dix faces. Le 0 compte 10. Un double donne son nombre quatre fois.',
      picture: 'double',
    },
    {
      title: 'Déplacer',
      text: 'Jouez chaque nombre une fois, l’un après l’autre, sur le pion de votre choix : ajoutez-le, retirez-le, multipliez ou divisez. Les deux dés ne se combinent jamais entre eux. Chaque arrêt est une case de 0 à 101, en chemin aussi ; une division doit tomber juste.',
      picture: 'across',
    },
    {
      title: 'Tous les nombres se jouent',
      text: 'Même ceux qui font reculer. × 1, ÷ 1, et 0 multiplié ou divisé sont permis : le pion reste où il est.',
      picture: 'idle',
    },
    {
      title: '101, exactement',
      text: 'Du 98, un 7 ne mène qu’à 91 ou à 14. Un pion qui arrive à 101 quitte le plateau ; les nombres qui restent vont à l’autre. Le pion qui gagne n’a plus rien à jouer.',
      picture: 'exact',
    },
    {
      title: 'Renvoyer',
      text: 'Quand tous vos nombres sont joués, chaque pion que vous avez déplacé renvoie au départ celui qui se trouve sur sa case, même un des vôtres. En chemin il ne renvoie personne : du 31, avec 2 et 4, vous passez sur 33 et renvoyez le pion du 37. Si vos deux pions finissent ensemble, le dernier déplacé reste. Au départ, personne n’est renvoyé.',
      picture: 'bump',
    },
    {
      title: 'Tirer une carte',
      text: 'Un pion qui finit sur une case toute rouge vous donne une carte, sauf s’il y était déjà au début du tour. Une seule carte par tour, et aucune pour 101. Quand la pioche est vide, les cartes jouées sont mélangées.',
      picture: 'red',
    },
  ],
  cards: {
    title: 'Les 24 cartes',
    keepers:
      'Les Gardiens restent devant vous, à la vue de tous. Jouez-les dans un prochain tour, autant que vous voulez, avant, entre ou après les dés.',
    actions:
      'Les Actions se font tout de suite, avec le pion qui est arrivé sur la case rouge ; si les deux y sont, vous choisissez librement, même celui qui ne bougera pas. Un pion ainsi déplacé renvoie qui se trouve là, mais ne donne pas d’autre carte. Un pion au départ compte comme derrière vous, et n’est pas renvoyé. Une Action sans effet possible dit pourquoi, et on passe.',
    copies: (count: number) => (count === 1 ? '1 carte' : `${count} cartes`),
    choice: 'Ou, au choix avant la partie',
    cursed:
      'Sous un mauvais sort, un Gardien ± ne peut que retirer. Un nombre qui ne peut servir à rien ramène un de vos pions à 0.',
  },
  variants: {
    title: 'Variantes',
    says: 'Elles se choisissent avant la partie et se combinent souvent ; là où ce n’est pas possible, l’écran dit pourquoi.',
    more: {
      'double-time': 'Un tour peut donc donner plusieurs cartes.',
      waypoints:
        'Ce sont des nombres premiers entre 30 et 80. Un pion s’est posé là où il est quand les nombres sont joués, ou là où une carte le met ; la carte tirée à cet endroit peut l’emmener plus loin. Y passer entre deux nombres ne suffit pas.',
      sprint: 'Pour une partie plus courte.',
      backwards: 'Un pion renvoyé retourne à 101 ; arrivé à 0, il quitte le plateau.',
      'there-and-back':
        'Un pion qui s’arrête sur 101 fait demi-tour. Un pion renvoyé retourne à 0 à l’aller, à 101 au retour.',
      'solitaire-1':
        'Il n’y a que les neuf cartes ±. On compte les tours : votre record est gardé, à côté de ce que le jeu parfait ferait en moyenne.',
      'solitaire-2': 'On compte les tours de la même façon, avec les mêmes neuf cartes.',
    },
  },
};
