import type { SoloWords } from './solo.fr';

const decimal = (amount: number): string => amount.toFixed(1);
const turns = (amount: number): string =>
  Number.isInteger(amount) ? `${amount} ${amount === 1 ? 'turn' : 'turns'}` : `${decimal(amount)} turns`;

export const soloEn: SoloWords = {
  turns,
  done: (amount) => `Home in ${turns(amount)}!`,
  perfectName: 'best play known',
  perfectSays: (mean) => `The best play known needs ${decimal(mean)} turns on average.`,
  left: (mean) => `At best, ${decimal(mean)} more turns on average.`,
  share: {
    day: (date) => `game of ${date}`,
    replayed: 'replayed',
    result: (where, amount) => `${where.join(', ')}: home in ${turns(amount)}.`,
    perfect: (mean) => `The best play known needs ${decimal(mean)} on average.`,
    way: (steps) => `On the way: ${steps.join(', ')}.`,
    far: (count) => (count === 1 ? '1 big step' : `${count} big steps`),
    near: (count) => (count === 1 ? '1 small step' : `${count} small steps`),
    card: (count) => (count === 1 ? '1 card' : `${count} cards`),
    back: (count) => (count === 1 ? '1 step back' : `${count} steps back`),
  },
};
