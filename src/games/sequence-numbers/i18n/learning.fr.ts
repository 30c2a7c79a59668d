/** Words of hints, lessons and the review. */
export const learningFr = {
  hint: {
    win: 'Une de vos cartes gagne tout de suite.',
    equation: (sign: string) => `Il y a quelque chose à faire avec un ${sign}.`,
    plus: 'Votre carte Plus peut servir maintenant.',
    minus: 'Votre carte Moins peut servir maintenant.',
    dead: 'Une carte de votre main est morte : échangez-la.',
    card: (card: string) => `Regardez la carte ${card}.`,
    cell: (sum: string) => `${sum} : ici.`,
    cellSpecial: 'Ici.',
    nothing: 'Rien à jouer : passez.',
  },
  review: {
    amount: (chances: number) => `${chances} sur 100`,
    gain: (chances: number) => `${chances} ${chances > 1 ? 'chances' : 'chance'} de plus sur 100 de gagner`,
    win: 'La partie était gagnée tout de suite',
    bars: 'Chances de gagner, sur 100',
    /** Which of the two cells with that number. */
    describe: {
      upper: (card: string, number: number) => `${card} sur le ${number} du haut`,
      lower: (card: string, number: number) => `${card} sur le ${number} du bas`,
      left: (card: string, number: number) => `${card} sur le ${number} de gauche`,
      right: (card: string, number: number) => `${card} sur le ${number} de droite`,
    },
  },
  lessons: {
    title: 'Premiers pas',
    lay: {
      says: 'Chaque carte est un calcul. Touchez 6 + 3, puis un 9 du plateau.',
      otherwise: 'Essayez avec 6 + 3 : combien cela fait-il ?',
      done: '6 + 3 = 9. Chaque nombre est deux fois sur le plateau : vous aviez le choix.',
    },
    draw: {
      says: 'Le jeton est posé. Piochez une carte pour finir votre tour.',
      otherwise: 'Touchez Piocher.',
      done: 'Tant que la carte n’est pas tirée, un coup peut être repris.',
    },
    five: {
      says: 'Quatre jetons sont alignés. Trouvez la carte qui fait le cinquième !',
      otherwise: 'Bien calculé, mais une autre carte finit la ligne.',
      done: 'Cinq en ligne : une séquence. À deux ou trois, elle gagne la partie.',
    },
    corner: {
      says: 'Un coin étoilé compte pour chacun. Quatre jetons et un coin suffisent : lequel manque ?',
      otherwise: 'Regardez la ligne qui part du coin.',
      done: 'Le coin a fait le cinquième.',
    },
    plus: {
      says: 'La carte Plus pose un jeton sur n’importe quelle case libre. Finissez la ligne.',
      otherwise: 'Prenez Plus, et regardez la ligne de quatre.',
      done: 'Plus est précieuse : gardez-la pour un moment comme celui-ci.',
    },
    minus: {
      says: 'L’adversaire a quatre jetons en ligne ! La carte Moins retire l’un d’eux.',
      otherwise: 'Prenez Moins, et touchez un jeton de la ligne de quatre.',
      done: 'La ligne est brisée. Une séquence terminée, elle, ne peut plus l’être.',
    },
    dead: {
      says: 'Les deux 12 sont couverts : 9 + 3 est une carte morte. Touchez-la, puis Carte morte.',
      otherwise: 'Choisissez 9 + 3, puis touchez Carte morte.',
      done: 'Échangée, et votre tour continue. Une fois par tour.',
    },
  },
};

export type LearningWords = typeof learningFr;
