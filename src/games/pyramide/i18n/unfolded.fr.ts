const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** The review: riddles, names and lists unfolded, bets against use, and what would have been enough. */
export const unfoldedFr = {
  riddle: (title: string) => `« ${title} »`,
  by: (dico: string, syno: string) => `${dico} explique, ${syno} cherche`,
  pingPong: (dicos: string) => `Ping-pong : ${dicos} expliquent`,
  round: (round: number) => `Manche ${round}`,
  found: (word: string) => `${word}, trouvé`,
  struck: (word: string) => `${word}, rayé`,
  foundBy: (name: string) => `trouvé par ${name}`,
  clues: (used: number) => plural(used, 'indice', 'indices'),
  betUsed: (bet: number, used: number) => `pari de ${bet}, ${plural(used, 'indice', 'indices')}`,
  try: (clue: string, guess: string) => `${clue} → ${guess}`,
  passed: 'rien',
  enough: (used: number, spare: number) =>
    `${used} ${used > 1 ? 'auraient' : 'aurait'} suffi : ${plural(spare, 'brique', 'briques')} de trop`,
  exact: 'Juste le bon pari.',
  tooFew: (left: number) => `Un indice de trop peu ? Il restait encore ${plural(left, 'brique', 'briques')}.`,
  appBet: (bet: number) => `L’app n’avait parié que ${plural(bet, 'indice', 'indices')}.`,
  spent: 'Plus une brique pour un indice de plus.',
  foul: 'Indice interdit : le mot est perdu.',
  slow: 'Un indice est parti faute de temps.',
  noBricks: 'Jamais joué : plus de briques.',
  fiveClues: 'Cinq indices n’ont pas suffi.',
  bricks: (used: number, bet: number) =>
    `${plural(bet, 'brique pariée', 'briques pariées')}, ${plural(used, 'indice donné', 'indices donnés')}.`,
  bonusHad: (bricks: number) => `Bonus : ${plural(bricks, 'brique restante', 'briques restantes')}.`,
  bonusMissed: (bricks: number) =>
    `En pariant juste, le bonus aurait été de ${plural(bricks, 'brique', 'briques')}.`,
  bonusBest: 'On ne pouvait pas parier mieux.',
  spare: (bricks: number) =>
    `${plural(bricks, 'brique n’a', 'briques n’ont')} pas servi : de quoi sauver un mot.`,
  solved: (name: string, answer: string) => `Énigme : ${answer}, trouvée par ${name}.`,
  solvedEarly: (name: string, answer: string) => `Énigme : ${answer}, trouvée par ${name} avant la fin.`,
  unsolved: (answer: string) => `Énigme : ${answer}. Personne ne l’a trouvée.`,
  answered: (name: string, text: string) => `${name} avait dit « ${text} ».`,
  points: (name: string, points: number) => `${name} : +${plural(points, 'point', 'points')}`,
  noPoints: 'Aucun point.',
  theme: (title: string) => `Noms propres : ${title}`,
  bid: (name: string, clues: number) => `${name} en ${clues}`,
  list: (dico: string) => `Grande Pyramide : ${dico} fait deviner`,
  nobody: 'personne',
  said: (text: string, name: string) => `${text} : ${name}`,
  sum: (words: number, of: number) => `${plural(words, 'mot trouvé', 'mots trouvés')} sur ${of}.`,
  sumEnigmas: (solved: number, of: number) =>
    `${plural(solved, 'énigme résolue', 'énigmes résolues')} sur ${of}.`,
  title: 'La partie en bref',
  used: (bet: number, used: number) => `${bet} briques pariées sur des mots trouvés, ${used} suffisaient.`,
};

export type UnfoldedWords = typeof unfoldedFr;
