import type { SoundName } from './sounds';

/** Where the bundler put each sound: a number on phones, an address on the web. Made by `npm run sounds`. */
export const SOURCES: Record<SoundName, number> = {
  pick: require('../../../assets/sounds/pick.wav'),
  lay: require('../../../assets/sounds/lay.wav'),
  take: require('../../../assets/sounds/take.wav'),
  draw: require('../../../assets/sounds/draw.wav'),
  refuse: require('../../../assets/sounds/refuse.wav'),
  sequence: require('../../../assets/sounds/sequence.wav'),
  win: require('../../../assets/sounds/win.wav'),
  turn: require('../../../assets/sounds/turn.wav'),
  tick: require('../../../assets/sounds/tick.wav'),
  'tick-2': require('../../../assets/sounds/tick-2.wav'),
  'tick-3': require('../../../assets/sounds/tick-3.wav'),
};
