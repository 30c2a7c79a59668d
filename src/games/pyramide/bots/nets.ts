import type { Lexicon } from '../lexicon';
import { buildNet, type Net } from './net';

/** A net is built once for a lexicon, by whoever needs it first; another who comes meanwhile goes on with the same work. */
const built = new WeakMap<Lexicon, Net>();
const underWay = new WeakMap<Lexicon, Generator<void, Net, void>>();

export function* netOf(lexicon: Lexicon): Generator<void, Net, void> {
  for (;;) {
    const net = built.get(lexicon);
    if (net) return net;
    const building = underWay.get(lexicon) ?? buildNet(lexicon);
    underWay.set(lexicon, building);
    const step = building.next();
    if (step.done) built.set(lexicon, step.value);
    else yield;
  }
}
