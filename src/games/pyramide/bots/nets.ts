import type { Lexicon } from '../lexicon';
import { weave, type Net } from './net';

/** A net is woven once for a lexicon, by whoever needs it first; another who comes meanwhile goes on with the same work. */
const woven = new WeakMap<Lexicon, Net>();
const underWay = new WeakMap<Lexicon, Generator<void, Net, void>>();

export function* netOf(lexicon: Lexicon): Generator<void, Net, void> {
  for (;;) {
    const net = woven.get(lexicon);
    if (net) return net;
    const weaving = underWay.get(lexicon) ?? weave(lexicon);
    underWay.set(lexicon, weaving);
    const step = weaving.next();
    if (step.done) woven.set(lexicon, step.value);
    else yield;
  }
}
