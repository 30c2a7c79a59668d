import type { ListView, NamesView, RiddleView, TargetWordView, View } from './types';

const BLANK = '____';
/** The sentence is nobody's yet. */
const HIDDEN = '…';

const MARKS = { open: '…', found: '✓', missed: '✗', slow: 'slow', silent: 'slow', foul: 'foul' } as const;

function targetText({ fate, bet, clues, word }: TargetWordView): string {
  const tries = clues.map(({ text, guess, end }) => {
    const said = [text, guess].filter((one) => one !== null).join(' → ');
    return said ? `${said} ${MARKS[end]}` : MARKS[end];
  });
  return [word ?? BLANK, fate, ...(bet === null ? [] : [`bet ${bet}`]), ...tries].join(' ');
}

/** The sentence as it is known: found words in their places, blanks for the others. */
const sentence = ({ parts, words }: RiddleView): string =>
  parts === null
    ? HIDDEN
    : parts.map((part, at) => part + (words[at] ? (words[at].word ?? BLANK) : '')).join('');

const riddleText = (riddle: RiddleView): readonly string[] => [
  `${riddle.title}: ${sentence(riddle)}`,
  ...riddle.words.map((word, at) => `${riddle.at === at ? '>' : ' '} ${targetText(word)}`),
  `bricks ${riddle.bricks} · enigma ${riddle.enigma.result} · answer ${riddle.answer ?? BLANK} · points ${riddle.points.join(' ')}`,
];

const namesText = (names: NamesView): readonly string[] => [
  `theme ${names.title} · opener ${names.opener} · bid ${names.bid ? `${names.bid.clues} by ${names.bid.side}` : '-'}`,
  ...names.names.map((name, at) => `${names.at === at ? '>' : ' '} ${targetText(name)}`),
];

const listText = (list: ListView): readonly string[] => [
  `list for the ${list.stake} · ${list.expression ?? BLANK} · said ${list.said.map((text) => text ?? BLANK).join(', ')}`,
  `finders ${list.finders.map((finder) => finder ?? '-').join(' ')}`,
];

/** A view as a person can read it. */
export function drawing(view: View): string {
  const { phase, acting, round, score, rounds, roles, riddle, names, hunt, list, finale } = view;
  const acts = acting.map(({ seat, role }) => `seat ${seat} as ${role}`).join(', ') || 'nobody acts';
  return [
    `${phase} · ${acts} · round ${round} · score ${score.join(' ')} · rounds ${rounds.join(' ')}`,
    `roles ${roles.join(' ')}${finale ? ` · expressions ${finale.points.join(' ')}` : ''}`,
    ...(hunt ? [`word ${hunt.word ?? BLANK} · clues left ${hunt.left}`] : []),
    ...(riddle ? riddleText(riddle) : []),
    ...(names ? namesText(names) : []),
    ...(list ? listText(list) : []),
  ].join('\n');
}
