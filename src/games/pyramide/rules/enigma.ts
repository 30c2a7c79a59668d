import type { Seat } from '../../../engine';
import { award, go, type Happened } from './flow';
import { isDuel, isTyped, sideOf, sidesOfSeats } from './sides';
import type { Enigma, Riddle, State } from './types';

const withEnigma = (state: State, change: Partial<Enigma>): State => {
  const riddle = state.riddle!;
  return { ...state, riddle: { ...riddle, enigma: { ...riddle.enigma, ...change } } };
};

/** Words that a SYNO has found in this riddle; a team's count for it in ping-pong. */
const foundBy = ({ words }: Riddle, syno: Seat): number => words.filter(({ by }) => by === syno).length;

/** Whoever found more answers first; level, the die decides. */
export function beginEnigma(state: State): State {
  const riddle = state.riddle!;
  const { synos, dicos } = riddle;
  if (isDuel(state.config)) return go(withEnigma(state, { order: [synos[0]!, dicos[0]!] }), 'enigma');
  const order = [...synos].sort((a, b) => foundBy(riddle, b) - foundBy(riddle, a));
  const asked = withEnigma(state, { order });
  const level = order.length > 1 && foundBy(riddle, order[0]!) === foundBy(riddle, order[1]!);
  return level ? go(asked, 'order', { die: 'enigma' }) : go(asked, 'enigma');
}

/** The die has fallen for this SYNO. */
export function leadEnigma(state: State, first: Seat): State {
  const { order } = state.riddle!.enigma;
  return go(withEnigma(state, { order: [first, ...order.filter((seat) => seat !== first)] }), 'enigma');
}

/** Two seats: SYNO need not wait for the fifth word. */
export function answerEarly(state: State, happened: Happened): State {
  const { synos, dicos } = state.riddle!;
  happened.push({ type: 'answered', by: synos[0]!, text: null, early: true });
  const order = [synos[0]!, dicos[0]!];
  return go(withEnigma(state, { early: true, back: state.phase, order }), 'rival');
}

/**
 * SYNO has spoken. Ruling: where two play DICO both judges and may answer; so DICO says another answer, or none, before the
 * right one is shown.
 */
export function answer(state: State, happened: Happened): State {
  happened.push({ type: 'answered', by: state.riddle!.enigma.order[0]!, text: null, early: false });
  return go(state, isDuel(state.config) ? 'rival' : 'verdict');
}

/** DICO has said another answer, or leaves it at SYNO's. */
export function contest(state: State, differs: boolean, happened: Happened): State {
  const { dicos, enigma } = state.riddle!;
  const order = differs ? enigma.order : enigma.order.filter((seat) => seat !== dicos[0]);
  if (differs) happened.push({ type: 'answered', by: dicos[0]!, text: null, early: enigma.early });
  const asked = withEnigma(state, { order });
  return order.length === 0 ? close(asked, happened) : go(asked, 'verdict');
}

export function judge(state: State, right: boolean, happened: Happened): State {
  const { order } = state.riddle!.enigma;
  if (!right) {
    happened.push({ type: 'wrong', by: order[0]! });
    return passOn(state, happened);
  }
  return win(state, order[0]!, happened);
}

/** No answer, or none in time, is a miss. */
export function giveUp(state: State, happened: Happened): State {
  happened.push({ type: 'gave-up', by: state.riddle!.enigma.order[0]! });
  return passOn(state, happened);
}

/** A typed answer, compared by the rules. */
export function typeAnswer(state: State, by: Seat, text: string, right: boolean, happened: Happened): State {
  const { phase } = state;
  const { synos, dicos, enigma } = state.riddle!;
  const interrupts = phase !== 'enigma' && phase !== 'rival';
  const early = enigma.early || interrupts;
  happened.push({ type: 'answered', by, text, early });
  const asked = withEnigma(state, {
    early,
    typed: [...enigma.typed, { by, text, right }],
    ...(interrupts && { back: phase, order: [synos[0]!, dicos[0]!] }),
  });
  if (right) return win(asked, by, happened);
  happened.push({ type: 'wrong', by });
  return passOn(asked, happened);
}

/** The next in order has its turn: to answer, or, having said its answer already, to be judged. */
function passOn(state: State, happened: Happened): State {
  const { config, phase } = state;
  const order = state.riddle!.enigma.order.slice(1);
  const asked = withEnigma(state, { order });
  if (order.length === 0) return close(asked, happened);
  if (!isDuel(config)) return go(asked, 'enigma');
  return go(asked, phase === 'verdict' && !isTyped(config) ? 'verdict' : 'rival');
}

/** Two seats: before the fifth word is played SYNO's right answer is worth 2. Everywhere else it is 1. */
function win(state: State, by: Seat, happened: Happened): State {
  const { config, riddle } = state;
  const { early } = riddle!.enigma;
  const points = early && riddle!.synos.includes(by) ? 2 : 1;
  const won = withEnigma(state, { result: 'right', by });
  return close(award(won, [sideOf(config, by)], points, 'enigma', happened), happened);
}

/** Judged for good: the answer is everybody's. After an early answer the words that are left are still played. */
function close(state: State, happened: Happened): State {
  const { index, enigma } = state.riddle!;
  const { answer: text } = state.config.stock.riddles[index]!;
  const right = enigma.result === 'right';
  happened.push({ type: 'judged', by: enigma.by, answer: text });
  const judged = withEnigma(state, { result: right ? 'right' : 'wrong', order: [], back: null });
  return enigma.back ? go(judged, enigma.back) : finishRiddle(judged, happened);
}

/** All five words found, and bricks left over. */
export const bonusOf = ({ kind, words, bricks }: Pick<Riddle, 'kind' | 'words' | 'bricks'>): number =>
  kind === 'riddle' && words.every(({ fate }) => fate === 'found') ? bricks : 0;

export function finishRiddle(state: State, happened: Happened): State {
  const riddle = state.riddle!;
  const { synos, dicos } = riddle;
  const bonus = bonusOf(riddle);
  if (bonus === 0) return go(state, 'scored');
  // Five words cannot be shared evenly: one of two SYNOs is ahead.
  const ahead = [...synos].sort((a, b) => foundBy(riddle, b) - foundBy(riddle, a))[0]!;
  const sides = sidesOfSeats(state.config, [dicos[0]!, ahead]);
  return go(award(state, sides, bonus, 'bonus', happened), 'scored');
}
