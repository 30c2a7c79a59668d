import type { Seat } from '../../../engine';
import { isSameWord } from './compare';
import { isFoulLeft, isLastFoulLeft } from './following';
import type { Move } from './moves';
import { highestBid, refuseEarlyIn } from './refuse';
import { SAMPLE } from './sample';
import { sideOf } from './sides';
import type { View } from './types';

/** Words anybody could type without knowing anything: random games are played with them. */
const CLUES =
  'indice piste trace signe ombre écho lueur parfum détail reflet marque repère allusion preuve'.split(' ');
const ANSWERS = SAMPLE.riddles.map(({ answer }) => answer);

const upTo = (high: number): readonly number[] => Array.from({ length: high }, (_, less) => less + 1);

/** All taps of the seat whose view this is; of what could be typed a few samples. */
export const options = (seen: View): readonly Move[] =>
  seen.eyes === 'table' ? [] : optionsOf(seen, seen.eyes);

/** What can be done on a screen that shows this view: where nothing is secret, whoever is waited for taps for all. */
export function screenOptions(seen: View): readonly Move[] {
  const finger = seen.eyes === 'table' ? seen.acting[0]?.seat : seen.eyes;
  return finger === undefined ? [] : optionsOf(seen, finger);
}

function optionsOf(seen: View, by: Seat): readonly Move[] {
  const { phase, acting, typed, riddle, names, list } = seen;
  if (!acting.some(({ seat }) => seat === by)) return [];
  switch (phase) {
    case 'title':
    case 'list':
      return [{ type: 'on' }, ...exchanges(seen)];
    case 'scored':
    case 'round':
    case 'list-over':
      return [{ type: 'on' }];
    case 'bet':
      return [
        ...upTo(riddle!.bricks).map((bricks): Move => ({ type: 'bet', bricks })),
        ...tooSlow(seen),
        ...early(seen, by),
      ];
    case 'bid':
      return [
        ...upTo(highestBid(names!.bid)).map((clues): Move => ({ type: 'bid', clues })),
        ...(names!.bid ? [{ type: 'leave' } as const] : []),
        ...tooSlow(seen),
      ];
    case 'clue':
    case 'guess':
      return typed
        ? typings(seen, by)
        : [...taps(seen), ...foulBefore(seen), ...tooSlow(seen), ...early(seen, by)];
    case 'between':
      return [{ type: 'next' }, ...lateFoul(seen), ...early(seen, by)];
    case 'enigma':
      return typed ? answers() : [{ type: 'answered' }, { type: 'give-up' }, ...tooSlow(seen)];
    case 'rival':
      return typed ? answers() : [{ type: 'agree' }, { type: 'differ' }, ...tooSlow(seen)];
    case 'verdict':
      return [{ type: 'right' }, { type: 'wrong' }];
    case 'express':
      return [...list!.synos.map((seat): Move => ({ type: 'said-by', seat })), { type: 'nobody' }];
    default:
      return [];
  }
}

const tooSlow = ({ config, typed }: View): readonly Move[] =>
  config.clock === null && !typed ? [{ type: 'slow' }] : [];

/** Seats that could be DICO instead. */
function exchanges({ config, riddle, names, list }: View): readonly Move[] {
  const cast = list ? { free: list.free, dicos: [list.dico] } : names ? null : riddle;
  if (!cast?.free) return [];
  return upTo(config.seats)
    .map((nth) => nth - 1)
    .filter((seat) => !cast.dicos.includes(seat))
    .filter((seat) => cast.dicos.some((dico) => sideOf(config, dico) === sideOf(config, seat)))
    .map((seat) => ({ type: 'dico', seat }));
}

function taps({ phase, hunt }: View): readonly Move[] {
  const found = hunt!.synos.map((by): Move => ({ type: 'found', by }));
  return [
    ...(phase === 'clue' ? [{ type: 'said' } as const] : []),
    ...found,
    { type: 'missed' },
    { type: 'foul' },
  ];
}

const lateFoul = (seen: View): readonly Move[] => (!seen.typed && isFoulLeft(seen) ? [{ type: 'foul' }] : []);

const foulBefore = (seen: View): readonly Move[] =>
  isLastFoulLeft(seen) ? [{ type: 'foul', last: true }] : [];

function early({ config, phase, riddle, names, list, typed }: View, by: Seat): readonly Move[] {
  if (!riddle || names || list || refuseEarlyIn(config, phase, riddle)) return [];
  if (!typed) return [{ type: 'early-answer' }];
  return riddle.synos[0] === by ? [{ type: 'answer', text: ANSWERS[riddle.at % ANSWERS.length]! }] : [];
}

const answers = (): readonly Move[] => [
  ...ANSWERS.map((text): Move => ({ type: 'answer', text })),
  { type: 'pass' },
];

function typings(seen: View, by: Seat): readonly Move[] {
  const { phase, config, riddle, hunt } = seen;
  const { at, words } = riddle!;
  if (phase === 'guess') {
    const guesses = SAMPLE.riddles.map(({ words: sample }): Move => ({ type: 'guess', text: sample[at]! }));
    return [...guesses, { type: 'pass' }, ...early(seen, by)];
  }
  const same = (one: string, other: string | null) => isSameWord(one, other ?? '', config.language);
  const unused = CLUES.filter(
    (clue) => !same(clue, hunt!.word) && !words[at]!.clues.some(({ text }) => same(clue, text)),
  );
  return [...unused.slice(0, 2).map((text): Move => ({ type: 'clue', text })), { type: 'pass' }];
}
