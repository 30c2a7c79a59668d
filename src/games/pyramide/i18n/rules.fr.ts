/** The rules page. A picture is named, and drawn by the page out of the table’s own pieces. */
export const rulesFr = {
  sections: [
    {
      title: 'Le but',
      text: [
        'DICO fait deviner à SYNO cinq mots cachés dans une phrase, et la phrase pose une énigme. Chaque mot trouvé et chaque énigme résolue font monter d’une marche de la pyramide.',
        'On joue à voix haute : le téléphone est la carte, le bloc-notes, le compteur et le sablier.',
      ],
      picture: 'steps',
    },
    {
      title: 'Une énigme, pas à pas',
      text: [
        '1. On lit le titre à voix haute : c’est déjà un indice. La phrase reste cachée.',
        '2. DICO lit le premier mot, en maintenant la carte, et parie en combien d’indices il le fera trouver. Le pari ne change plus dès que le premier indice est dit.',
        '3. DICO dit un seul mot, SYNO répond un seul mot. Ainsi de suite, jusqu’à ce que le mot soit trouvé ou le pari épuisé.',
        '4. Trouvé : 1 point, et le mot est noté. Pas trouvé : il est rayé et reste caché.',
        '5. Après le cinquième mot, la phrase se découvre : SYNO propose une seule réponse à l’énigme. Avec l’option « Phrase découverte », elle se voit dès le début ; c’est plus facile, et réglé ainsi pour les cartes junior.',
      ],
      picture: 'card',
    },
    {
      title: 'Paris et briques',
      text: [
        'Treize briques servent pour les cinq mots. Le pari quitte l’obélisque aussitôt, que les indices servent ou non : parier 3 et trouver avec le premier coûte 3 briques.',
        'Plus de brique : les mots restants sont rayés.',
      ],
      picture: 'bet',
    },
    {
      title: 'Le bonus',
      text: [
        'Si les cinq mots sont trouvés, chaque brique restante vaut 1 point de plus. Un seul mot rayé, et il n’y a pas de bonus.',
      ],
      picture: 'bonus',
    },
    {
      title: 'L’énigme',
      text: [
        'La phrase s’affiche enfin, avec le titre ; les mots rayés restent en blanc. De qui, de quoi s’agit-il ? Une seule réponse, 1 point si elle est juste. Les accents, les majuscules et les articles ne comptent pas.',
      ],
      picture: 'sentence',
    },
    {
      title: 'Les rôles',
      text: [
        'DICO connaît le mot et donne les indices. SYNO devine.',
        'À quatre, l’autre équipe est SCRIPTO et RÉGLO : le téléphone écrit et compte pour eux ; ils le tiennent pendant l’énigme et jugent la réponse.',
      ],
      picture: '',
    },
    {
      title: 'À quatre',
      text: [
        'Deux équipes de deux. Une manche compte quatre énigmes : chaque équipe une, puis encore une en échangeant DICO et SYNO. Le dé dit qui commence. L’équipe en tête gagne la manche ; à égalité, chacune joue une énigme de plus, rôles au choix, et quand les cartes manquent, le dé tranche. Les équipes commencent les manches à tour de rôle ; les pions redescendent à chaque manche, et deux manches gagnent la partie.',
        'La Grande Pyramide classe ensuite tout le monde : quelqu’un de l’équipe perdante fait trouver cinq expressions aux deux gagnants à la fois, en parlant et en mimant, sans dire un mot de l’expression. Qui en dit le plus est maître-mots, et fait jouer leur liste aux perdants. À égalité : une autre liste, et quand il n’y en a plus, le dé.',
      ],
      picture: '',
    },
    {
      title: 'À trois',
      text: [
        'Chacun pour soi. DICO a toute la phrase sous les yeux et joue pour deux SYNO à la fois : le premier à dire le mot marque 1 point, et DICO aussi. L’énigme va d’abord au SYNO en tête dans cette énigme (à égalité, le dé), puis à l’autre. Le bonus est pour DICO et pour le SYNO en tête.',
        'Trois énigmes par manche, DICO passe à gauche. À égalité entre deux, une énigme de plus où tous deux sont SYNO ; entre trois, on rejoue la manche. Quand quelqu’un a deux manches, une dernière manche de trois listes d’expressions. Qui a le plus de manches gagne ; à égalité, une liste de plus entre les deux. Quand les cartes manquent, le dé tranche.',
      ],
      picture: '',
    },
    {
      title: 'À deux',
      text: [
        'DICO a toute la phrase sous les yeux ; les deux marquent chaque mot trouvé. SYNO peut répondre à l’énigme à tout moment : 2 points avant que le cinquième mot soit joué, 1 après. Si c’est faux, DICO peut répondre pour 1 point.',
        'Chacun est DICO une fois par manche. À égalité, une énigme de plus chacun, deux fois au plus, puis le dé. Après trois manches gagnées, une dernière manche de deux listes ; qui a le plus de manches gagne. À égalité : deux listes de plus, et quand il n’y en a plus, le dé.',
      ],
      picture: '',
    },
    {
      title: 'Seul avec l’app',
      text: [
        'Les mots s’écrivent. L’app donne les indices et vous devinez, ou vous expliquez et elle devine, ou chacun son tour comme à deux : là aussi, on peut tenter l’énigme avant le cinquième mot, pour 2 points. Un mot écrit au pluriel compte. Le marathon enchaîne dix énigmes, avec un record à battre.',
      ],
      picture: 'typed',
    },
    {
      title: 'En option à quatre : ping-pong',
      text: [
        'La deuxième manche réunit les deux équipes sur une énigme, sa phrase cachée jusqu’au bout des cinq mots, sans pari : cinq indices en tout par mot, un DICO puis l’autre. Qui trouve marque 1 et commence le mot suivant. Cinq indices sans succès : le mot est rayé, l’autre équipe commence le suivant. Un indice interdit donne 1 point à l’autre équipe ; un indice trop lent passe le relais. L’équipe qui a le plus de mots répond d’abord à l’énigme, puis l’autre.',
      ],
      picture: '',
    },
    {
      title: 'Puis les noms propres',
      text: [
        'Un thème et quatre noms ; l’équipe en retard commence. Un DICO annonce de 1 à 5 indices ; l’autre DICO lit le nom et annonce moins, ou laisse jouer. Le dernier à annoncer joue : trouvé, 1 point pour son équipe ; pas trouvé, 1 pour l’autre. À égalité : un autre thème, et quand il n’y en a plus, le dé.',
      ],
      picture: '',
    },
  ],
  clues: {
    title: 'Les mots indices',
    says: 'Un indice est un seul mot du dictionnaire, sous toutes ses formes : synonyme, contraire, tout ce qui y fait penser.',
    word: (word: string) => `pour « ${word} »`,
    allowed: 'permis',
    refused: 'interdit',
    fine: [
      { clue: 'pétale', word: 'fleur', why: 'Une idée voisine.' },
      { clue: 'fanée', word: 'fleur', why: 'Toute forme d’un mot, verbe conjugué compris.' },
    ],
    unlawful: [
      { clue: 'fleuriste', word: 'fleur', why: 'Même racine que le mot.' },
      { clue: 'arc-en-ciel', word: 'pluie', why: 'Mot composé ou expression.' },
      { clue: '14 juillet', word: 'fête', why: 'Une date.' },
      { clue: 'maire', word: 'mer', why: 'Ne fait que sonner pareil.' },
      { clue: 'SNCF', word: 'train', why: 'Un sigle.' },
      { clue: 'Eiffel', word: 'tour', why: 'Un nom propre ; l’option club les permet.' },
    ],
    after:
      'Un indice interdit dépense sa brique et fait perdre le mot, même si on ne le dit qu’après la réponse : jusqu’au mot suivant, ou jusqu’à la phrase. À voix haute la table juge ; les indices écrits sont vérifiés par l’app, qui nomme la règle, et vous pouvez passer outre.',
  },
  time: {
    title: 'Le temps',
    text: [
      'Dix secondes pour parier, pour chaque indice, pour chaque réponse ; l’option va de 5 à 60, ou sans sablier. Il s’arrête quand le téléphone change de main, en pause et quand l’app n’est plus à l’écran.',
      'Temps écoulé : sans pari, le pari est de 1 ; sans indice, cet indice est dépensé ; sans réponse, c’est raté. Sans sablier, le bouton « Trop lent » fait la même chose. La Grande Pyramide se joue en 60 secondes par liste, ou sans limite. Quand on écrit, seul avec l’app, il n’y a pas de sablier, sauf si vous le voulez.',
    ],
  },
  decks: {
    title: 'Vos propres cartes',
    text: 'Vous pouvez écrire, échanger et jouer vos propres paquets d’énigmes : « Vos propres cartes » à la préparation d’une partie. Rien ne revient deux fois dans une partie : un paquet trop petit le dit avant de commencer.',
  },
};
