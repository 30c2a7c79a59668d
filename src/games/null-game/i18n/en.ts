import type { NullWords } from './fr';

export const en: NullWords = {
  counts: 'Points: whoever has most wins.',
  keep: 'Keep',
  throw: 'Throw away',
  done: 'That is settled',
  secret: (value) => `Your number: ${value}`,
  hidden: 'A number waits, face down.',
  choose: 'Do you keep this number?',
  ready: (name, seconds) => `${name}: ${seconds} seconds to decide`,
  late: (name) => `So ${name} keeps the number.`,
  confirm: 'Confirm, or change your mind.',
  kept: (name) => `${name} keeps the number.`,
  thrown: (name) => `${name} throws the number away.`,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  over: (points) => `The game is over: ${points} points at best.`,
  rounds: 'Rounds',
  refused: {
    'not-now': 'Not now.',
    'choose-first': 'Choose first: keep or throw away.',
    'no-such-number': 'A die has six faces only.',
    seats: 'This game has one, two or three seats.',
  },
  rules: {
    aim: { title: 'The aim', text: 'The largest sum of kept numbers wins.' },
    turn: {
      title: 'A turn',
      text: (seconds) =>
        `You are given a number from 1 to 6 in secret. Keep it or throw it away, within ${seconds} seconds.`,
    },
  },
};
