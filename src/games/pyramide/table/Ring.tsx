import { CountdownRing, type Running } from '../../../shell';
import { useColours } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { View } from '../rules';
import { SAND } from './colours';

export interface RingProps {
  readonly countdown: Running;
  readonly size: number;
  readonly label: string;
  readonly tenseFrom?: number;
}

export function Ring(props: RingProps) {
  const colours = useColours();
  return <CountdownRing {...props} colour={SAND} track={colours.sunken} />;
}

/** What the time is for. */
export function ringLabel({ phase }: View, words: PyramideWords): string {
  switch (phase) {
    case 'bet':
      return words.ring.bet;
    case 'bid':
      return words.ring.bid;
    case 'guess':
      return words.ring.guess;
    case 'enigma':
      return words.ring.enigma;
    case 'express':
    case 'between':
      return words.ring.list;
    default:
      return words.ring.clue;
  }
}
