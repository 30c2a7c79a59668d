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
    title: (app, game) => `${app} · ${game}`,
    day: (date) => `game of ${date}`,
    replayed: 'replayed',
    result: (result, mean) => `${result} (best play known: ${decimal(mean)} on average)`,
  },
};
