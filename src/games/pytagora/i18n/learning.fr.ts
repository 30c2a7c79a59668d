const points = (count: number): string => `${count} ${Math.abs(count) > 1 ? 'points' : 'point'}`;

/** Words of hints, lessons and the review. */
export const learningFr = {
  hint: {
    with: (sign: string) => `Il y a quelque chose avec ${sign}.`,
    crossing: 'En croisant une égalité déjà posée.',
    pieces: (faces: string) => `Avec ces pièces : ${faces}.`,
    where: (equation: string, score: number) => `${equation}, ici : ${points(score)}.`,
    more: 'Un coup de pouce de plus montre la meilleure.',
    best: (equation: string, score: number) => `La meilleure : ${equation}, ici, pour ${points(score)}.`,
    none: (cannot: string, then: string) =>
      `Il n’y a aucune égalité à poser : touchez « ${cannot} », puis « ${then} ».`,
  },
  review: {
    amount: points,
    gain: (count: number) => `${points(count)} de plus`,
    bars: 'Points de chaque coup',
    swapped: 'échange de pièces',
    passed: 'passe',
  },
  lessons: {
    classic: {
      title: 'Classique',
      lay: {
        says: 'Posez 7 × 3 = 21 : touchez le 7, puis une case, puis × 3 = 2 1. Ou glissez les pièces.',
        otherwise: 'Bien vu, mais essayons 7 × 3 = 21.',
        done: '8 points : × vaut 2, et 21 vaut 3 parce qu’il a deux chiffres.',
      },
      cross: {
        says: 'Croiser rapporte : posez 5 + 3 = 8 de haut en bas, à travers le 3.',
        otherwise: 'Passez par le 3 qui est déjà là, de haut en bas.',
        done: 'Une pièce croisée compte encore, et 1 point de plus.',
      },
      precedence: {
        says: '× passe avant +. Posez 2 + 3 × 4 = 14.',
        otherwise: 'Essayons 2 + 3 × 4 = 14.',
        done: '3 × 4 d’abord, puis 2 de plus : 14.',
      },
      byOne: {
        says: 'Diviser par 1 ne rapporte guère. Posez 8 ÷ 1 × 5 = 40.',
        otherwise: 'Essayons 8 ÷ 1 × 5 = 40.',
        done: '10 points : ce ÷ par 1 vaut 1 au lieu de 3 ; × multiplie 8 par 5 et vaut 2.',
      },
      shared: {
        says: 'Vous n’avez pas de = : prenez un des égales communs, sous la table. Posez 9 − 4 = 5.',
        otherwise: 'Prenez l’égale commun pour 9 − 4 = 5.',
        done: 'Les égales communs sont à tout le monde, et ne reviennent pas.',
      },
      swap: {
        says: 'Que des signes : rien à faire. Touchez « Je ne peux pas », puis échangez.',
        otherwise: 'Touchez « Je ne peux pas ».',
        done: 'Un échange coûte 5 points, et votre tour continue.',
      },
    },
    'up-and-down': {
      title: 'De haut en bas',
      lay: {
        says: 'La case brille : il faut un 1. Pose-le !',
        otherwise: 'Il faut le 1.',
        done: 'Bravo ! Maintenant on attend le 2.',
      },
      down: {
        says: 'Après le 9, on redescend. Quel chiffre vient ?',
        otherwise: 'Après 9 vient 8.',
        done: '8 ! Le carré tourne.',
      },
      draw: {
        says: 'Il faut un 3 et tu n’en as pas : pioche.',
        otherwise: 'Touche le sac.',
        done: 'S’il va, tu le poses tout de suite.',
      },
      place: {
        says: 'Tu as un 5 : pose-le.',
        otherwise: 'Pose le 5.',
        done: 'Moins de pièces à la fin, et tu gagnes.',
      },
      close: {
        says: 'La dernière case ! Ferme le carré avec un 1.',
        otherwise: 'Pose le 1 sur la case qui brille.',
        done: 'Le carré est fermé. Qui a le moins de pièces gagne.',
      },
    },
  },
};

export type LearningWords = typeof learningFr;
