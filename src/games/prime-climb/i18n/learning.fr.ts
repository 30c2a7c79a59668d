import { rulesFr } from './rules.fr';

type Sign = '+' | '-' | '×' | '÷';

/** Words of the rules page, of hints, lessons and the review. */
export const learningFr = {
  rules: rulesFr,
  lessons: {
    title: 'Premiers pas',
    roll: {
      says: 'Vos deux pions partent de 0 et vont à 101. Lancez les dés.',
      otherwise: 'Touchez Lancer les dés.',
      done: 'Deux nombres. Chacun se joue une fois, sur le pion de votre choix.',
    },
    add: {
      says: 'Vous avez 6 et 4. Jouez d’abord le 6 : glissez un pion sur la case 6, ou touchez-le, puis + 6.',
      otherwise: 'Essayez 0 + 6 : la case 6.',
      done: '0 + 6 = 6. Il reste le 4 : pour ce pion ou pour l’autre.',
    },
    subtract: {
      says: 'Reculer peut faire gagner du chemin. Vous avez 3 et 9 : jouez 14 − 3.',
      otherwise: 'C’est permis, mais essayez 14 − 3 : la suite vous surprendra.',
      done: '14 − 3 = 11. Et du 11, que peut faire le 9 ?',
    },
    multiply: {
      says: 'Votre pion est sur 11. Multipliez-le par 9 !',
      otherwise: 'C’est permis, mais 11 × 9 mène bien plus loin.',
      done: '11 × 9 = 99 : le rouge du 11 et les deux verts du 9 se réunissent.',
    },
    bump: {
      says: 'Le 2 vous a mené de 31 à 33, mais vous n’y finissez pas. Avec le 4, finissez sur l’autre pion de Tom.',
      otherwise: 'Cherchez comment aller de 33 à 37.',
      done: '33 + 4 = 37. Ce pion sera renvoyé à la fin de votre tour ; celui du 33 reste.',
    },
    end: {
      says: 'Tous les nombres sont joués. La case 37 est toute rouge : finissez votre tour pour renvoyer Tom et tirer une carte.',
      otherwise: 'Touchez Finir le tour.',
      done: 'Tom repart de 0, et vous avez une carte. Un Gardien se garde, une Action se fait tout de suite.',
    },
    exact: {
      says: '98 + 7 = 105 : trop loin, la spirale s’arrête à 101. Que peut faire le pion du 98 avec le 7 ?',
      otherwise: 'Prenez le pion du 98.',
      done: 'Il n’y avait que 98 − 7 = 91 et 98 ÷ 7 = 14. Il faut arriver à 101 exactement.',
    },
    win: {
      says: 'Votre autre pion est déjà à 101. Vous avez 2 et 5 : amenez celui-ci au but.',
      otherwise: 'Que faut-il ajouter à 99 pour faire 101 ?',
      done: '99 + 2 = 101 : vous avez gagné. Le 5 n’est plus à jouer.',
    },
  },
  hint: {
    roll: 'Lancez les dés : il n’y a rien d’autre à faire.',
    noChoice: 'La carte ne laisse pas de choix.',
    win: 'Vous pouvez gagner tout de suite.',
    home: 'Un de vos pions peut arriver au but.',
    bump: 'Quelqu’un peut être renvoyé.',
    waypoint: (prime: number) => `L’étape ${prime} est à portée.`,
    red: 'Un de vos pions peut finir sur une case rouge.',
    keeper: 'Un de vos Gardiens peut servir maintenant.',
    with: (operation: Sign) => `Il y a quelque chose à faire avec ${operation === '-' ? '−' : operation}.`,
    pawn: (at: number, by: string) => `Regardez le pion du ${at}, avec ${by}.`,
    number: (number: number) => `le ${number}`,
    keeperNamed: (title: string) => `la carte ${title}`,
    card: (title: string) => `Regardez votre carte « ${title} ».`,
    moves: (moves: readonly string[]) => `${moves.join(', puis ')}.`,
    lead: 'Regardez les pions des autres.',
    own: 'Regardez vos propres pions.',
    keepersOfOthers: 'Regardez les Gardiens des autres.',
    end: 'Rien de mieux à faire : finissez votre tour.',
  },
  review: {
    win: 'La partie était gagnée tout de suite',
    alittle: 'Un peu plus vite au but',
    half: 'La moitié d’un tour plus tôt au but',
    one: 'Un tour plus tôt au but',
    oneAndAHalf: 'Un tour et demi plus tôt au but',
    turns: (turns: number) => `${turns} tours plus tôt au but`,
    bars: 'Tours gagnés par chaque coup',
    end: 'finir le tour',
    keeper: (sum: string) => `${sum} avec un Gardien`,
    send: (at: number) => `« Retour au départ » au ${at}`,
    curse: (places: string) => `« Mauvais sort » à qui est sur ${places}`,
    swap: (one: number, other: number) => `échanger ${one} et ${other}`,
    steal: (title: string) => `prendre « ${title} »`,
  },
};
