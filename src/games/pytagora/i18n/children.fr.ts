import { typeset } from '../../../i18n/typeset';

const pieces = (count: number): string => `${count} ${count > 1 ? 'pièces' : 'pièce'}`;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`;

/** Words of the games for small children: short, and read aloud easily. */
export const childrenFr = typeset({
  next: (digit: string) => `On cherche le ${digit}.`,
  nextTwo: (one: string, other: string) => `On cherche le ${one} ou le ${other}.`,
  helpSays: 'Dans les jeux des petits, le chiffre cherché est montré.',
  list: (names: readonly string[]) => list(names),

  hand: (name: string) => `Pièces de ${name}`,
  held: (digit: string) => `chiffre ${digit}`,
  heldDrawn: (digit: string) => `chiffre ${digit}, juste pioché`,
  more: (count: number) => `encore ${count} ${count > 1 ? 'pièces' : 'pièce'}`,
  bag: (count: number) => `Sac : ${pieces(count)}`,
  bagEmpty: 'Le sac est vide.',

  listen: 'Écouter le mouton',
  /** How signs are read aloud. */
  signs: { '×': 'fois', '=': 'égale' },
  takeBack: 'Reprendre',
  pass: 'Passer',
  answer: 'Répondre',

  square: {
    board: 'Le carré',
    boards: ['Le carré des moutons blancs', 'Le carré des moutons noirs'] as readonly string[],
    read: (digits: string) => `Posés : ${digits}`,
    at: (row: number, column: number) => `rangée ${row}, colonne ${column}`,
    empty: (place: string) => `${place}, vide`,
    place: (digit: string) => `La place après le ${digit}`,
    placeKnown: (digit: string, next: string) => `La place après le ${digit} : il faut le ${next}`,
    whole: 'Tout le carré',
    ask: (name: string, run: string) => `${name}, après ${run} : qui vient ?`,
    askDown: (name: string, run: string) => `${name}, on redescend. Après ${run} : qui vient ?`,
    askTop: (name: string, digit: string) =>
      `${name}, le ${digit} est tout en haut. On redescend : qui vient ?`,
    askBottom: (name: string, digit: string) =>
      `${name}, le ${digit} est tout en bas. On remonte : qui vient ?`,
    askSquares: (name: string, white: string, black: string) =>
      `${name}, les moutons blancs sont au ${white}, les noirs au ${black}. Qui suit ?`,
    askEnds: (name: string, one: string, other: string) =>
      one === other
        ? `${name}, les deux bouts sont au ${one}. Qui suit ?`
        : `${name}, un bout est au ${one}, l’autre au ${other}. Qui suit ?`,
    flocks: ['Moutons blancs', 'Moutons noirs'] as readonly string[],
    askFlock: (flock: string, question: string) => `${flock} : ${question}`,
    count: (run: string) => `Compte avec moi : ${run}, et… ?`,
    countDown: (digit: string) => `Maintenant on redescend : ${digit}, et… ?`,
    countUp: (digit: string) => `Maintenant on remonte : ${digit}, et… ?`,
    haveIt: 'Tu l’as dans tes pièces. Cherche bien !',
    drawIt: 'Tu ne l’as pas : pioche dans le sac.',
    passIt: 'Tu ne l’as pas, et le sac est vide : on passe.',
    thatOne: (digit: string) => `C’est le ${digit} !`,
    turnOf: (name: string) => `C’est à ${name} de jouer.`,
    emptyHanded: (name: string) => `${name}, tu n’as pas la suite : pioche dans le sac !`,
    emptyHandedPass: (name: string) => `${name}, tu n’as pas la suite, et le sac est vide. On passe.`,
    drawnFits: (digit: string) => `Tu as pioché le ${digit}. Pose-le : il va dans le carré !`,
    drawnKept: (digit: string) => `Tu as pioché le ${digit}. Garde-le pour plus tard.`,
    whichEnd: (digit: string) => `Le ${digit} va des deux côtés. Lequel choisis-tu ?`,
    askPiece: 'Quelle pièce va ici ? Choisis-la.',
    laid: (digit: string) => `Bravo ! Le ${digit} est posé.`,
    laidSome: 'Bravo ! C’est posé.',
    closed: 'Bravo ! Le carré est fermé !',
    notYet: 'C’est fait. Au suivant !',
  },
  tables: {
    board: (row: string) => `La question : ${row}`,
    earlier: 'Déjà posé',
    round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
    equals: (count: number) => `Signes = : ${count}`,
    sum: (left: string, right: string) => `${left}\u00A0×\u00A0${right}`,
    row: (left: string, right: string, result: number) => `${left} × ${right} = ${result}`,
    answeredBy: (sum: string, names: readonly string[]) => `${sum} : ${list(names)}`,
    nobody: (sum: string) => `${sum} : personne`,
    slot: (nth: number) => `Place ${nth} de la réponse, vide`,
    slotFilled: (nth: number, digit: string) => `Place ${nth} de la réponse : ${digit}. Reprendre`,
    ask: (name: string, sum: string) => `${name}, combien font ${sum} ?`,
    haveYou: (name: string, digits: readonly string[]) =>
      `${name}, as-tu ${list(digits.map((digit) => `un ${digit}`))} ?`,
    helpHas: (sum: string) => `Combien font ${sum} ? Tu as ce qu’il faut !`,
    helpLacks: (sum: string) => `Combien font ${sum} ? Cette fois, il te manque un chiffre.`,
    hintAdd: (sum: string, addition: string) => `${sum}, c’est ${addition}.`,
    hintNothing: (sum: string) => `${sum} : zéro fois, cela ne fait rien du tout.`,
    hintResult: (sum: string, result: number) => `${sum} = ${result}. Tu as ces chiffres.`,
    draft: (sum: string, answer: string) => `${sum} = ${answer} ?`,
    full: 'C’est plein. Touche un chiffre pour le reprendre.',
    askPiece: 'Quel chiffre va ici ? Choisis-le.',
    answered: (sum: string, result: number) => `Bravo ! ${sum} = ${result}.`,
    turnOf: (name: string) => `C’est à ${name} de répondre.`,
    notYet: 'C’est fait. Au suivant !',
  },
  refused: {
    'not-now': 'Attends un peu.',
    'no-such-end': 'Pose-la sur une place qui brille.',
    'square-closed': 'Ce carré est déjà fermé.',
    'piece-not-in-hand': 'Tu n’as pas cette pièce.',
    'wrong-digit': (digit: number) => `Pas le ${digit}.`,
    'wrong-digit-two': (digit: number) => `Pas le ${digit}. Regarde les deux places qui brillent.`,
    'must-lay': 'Regarde bien tes pièces : tu peux jouer !',
    'drawn-only': 'Tu as pioché : seule cette pièce peut être posée.',
    'bag-empty': 'Le sac est vide. Passe ton tour.',
    'draw-first': 'Pioche d’abord une pièce.',
    'nothing-laid': 'Pose d’abord ta réponse.',
    'leading-zero': 'Un nombre ne commence pas par 0.',
    'wrong-result': (left: number, right: number, answer: number) =>
      `${left} × ${right} ne fait pas ${answer}. Essaie encore.`,
  },
  tell: {
    dealt: (name: string) => `${name} commence.`,
    placed: (name: string, digit: string) => `${name} a posé le ${digit}.`,
    closed: 'Le carré est fermé !',
    drew: (name: string) => `${name} a pioché.`,
    passed: (name: string) => `${name} passe.`,
    asked: (name: string, left: number, right: number) => `Manche de ${name} : ${left} × ${right}.`,
    answered: (name: string, result: number) => `${name} a trouvé ${result} !`,
    returned: 'Les chiffres posés retournent dans le sac, et les = sur la table.',
  },
  ending: {
    square: 'Tout est fermé !',
    tables: 'Les sept manches sont jouées !',
    one: (name: string, left: number) =>
      left === 0 ? `${name} gagne, la main vide.` : `${name} gagne avec ${pieces(left)}.`,
    many: (names: readonly string[], left: number) =>
      `${list(names)} gagnent ensemble, avec ${pieces(left)}.`,
  },
  rules: {
    'up-and-down': [
      { text: 'On construit un grand carré.', picture: 'square' },
      { text: 'Les chiffres montent de 0 à 9, puis redescendent.', picture: '0123' },
      { text: 'Pose le chiffre qui vient après.', picture: '45_' },
      { text: 'Tu ne l’as pas ? Pioche dans le sac.', picture: 'bag' },
      { text: 'Plus rien en main ? On continue : à ton tour, tu pioches.', picture: 'puzzled' },
      { text: 'Le carré est fermé : gagne qui a le moins de pièces.', picture: 'party' },
    ],
    'even-odd': [
      { text: 'Deux carrés : les moutons blancs et les moutons noirs.', picture: 'both-sheep' },
      { text: 'Les blancs vont de deux en deux depuis 0.', picture: '0246' },
      { text: 'Les noirs vont de deux en deux depuis 1.', picture: '1357' },
      { text: 'Choisis le carré que tu veux continuer. Sinon, pioche.', picture: 'bag' },
      { text: 'Plus rien en main ? On continue : à ton tour, tu pioches.', picture: 'puzzled' },
      { text: 'Tout est fermé : gagne qui a le moins de pièces.', picture: 'party' },
    ],
    'both-ways': [
      { text: 'Un grand carré, qui grandit par ses deux bouts.', picture: 'square' },
      { text: 'Les chiffres montent de 0 à 9, puis redescendent.', picture: '0123' },
      { text: 'Choisis un bout qui brille, et pose le chiffre qui vient après.', picture: '_101_' },
      { text: 'Tu ne l’as pas ? Pioche dans le sac.', picture: 'bag' },
      { text: 'Plus rien en main ? On continue : à ton tour, tu pioches.', picture: 'puzzled' },
      { text: 'Les bouts se touchent : gagne qui a le moins de pièces.', picture: 'party' },
    ],
    tables: [
      { text: 'À chaque manche, le sac donne une multiplication.', picture: '3*8' },
      { text: 'Tu as les chiffres du résultat ? Pose-les !', picture: '3*8=24' },
      { text: 'Chacun son tour peut répondre, ou passer.', picture: '=24=24' },
      { text: 'Après chaque manche, chacun pioche un chiffre.', picture: 'bag' },
      { text: 'Sept manches : gagne qui a le moins de chiffres.', picture: 'party' },
    ],
  } as Readonly<Record<string, readonly { readonly text: string; readonly picture: string }[]>>,
});

export type ChildrenWords = typeof childrenFr;
