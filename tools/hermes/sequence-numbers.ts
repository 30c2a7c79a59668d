import { sequenceNumbersBots } from '../../src/bots/sequence-numbers';
import { sequenceNumbers } from '../../src/engine/sequence-numbers';
import { runTrial, type Trial } from './trial';

export const runSequenceNumbers = (clock: () => number): Trial =>
  runTrial(sequenceNumbers, sequenceNumbersBots, { randomGames: 20, botGames: 10, rounds: 3 }, clock);
