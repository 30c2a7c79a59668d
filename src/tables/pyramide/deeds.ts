import type { Seat, Sitter } from '../../engine/core';
import type { Move, RiddleView, View } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';
import { nameOf } from './seating';

/** Something that can be tapped now. */
export interface Deed {
  readonly id: string;
  readonly label: string;
  readonly move: Move;
}

export interface Deeds {
  /** Large, to be hit without looking: good on the right, bad on the left. */
  readonly big: readonly (Deed & { readonly kind: 'yes' | 'no' })[];
  /** The one main button, where there are no large ones. */
  readonly main: Deed | null;
  readonly small: readonly Deed[];
}

const NOTHING: Deeds = { big: [], main: null, small: [] };

/** What the rules let whoever holds the phone do in this stage, in the words of its buttons. */
export function deedsFor(view: View, seats: readonly Sitter[], words: PyramideWords): Deeds {
  const { doing } = words;
  const holder = view.acting[0]?.seat;
  switch (view.phase) {
    case 'title':
      return { ...NOTHING, main: onTo(view, seats, words), small: dicos(view, seats, words) };
    case 'bet':
      return { ...NOTHING, small: [...slow(view, words), ...early(view, words)] };
    case 'bid':
      return { ...NOTHING, small: slow(view, words) };
    case 'clue':
      return {
        big: verdicts(view, seats, words),
        main: deed('said', doing.said),
        small: clueDeeds(view, words),
      };
    case 'guess':
      return { big: verdicts(view, seats, words), main: null, small: clueDeeds(view, words) };
    case 'between':
      return { ...NOTHING, main: deed('next', nextWords(view, seats, words)), small: early(view, words) };
    case 'enigma':
      return {
        ...NOTHING,
        main: deed('answered', doing.answered),
        small: [deed('give-up', doing.giveUp), ...slow(view, words)],
      };
    case 'rival':
      return {
        ...NOTHING,
        main: deed('differ', doing.differ),
        small: [deed('agree', doing.agree), ...slow(view, words)],
      };
    case 'verdict':
      return {
        ...NOTHING,
        big: [
          { ...deed('wrong', doing.wrong), kind: 'no' },
          { ...deed('right', doing.right), kind: 'yes' },
        ],
      };
    case 'list':
      return {
        ...NOTHING,
        main: { id: 'on', label: doing.pass(nameOf(seats, view.list?.dico ?? holder)), move: { type: 'on' } },
        small: dicos(view, seats, words),
      };
    case 'express':
      return {
        big: [
          { ...deed('nobody', doing.nobody), kind: 'no' },
          ...(view.list?.synos ?? []).map((seat) => ({
            id: `said-by-${seat}`,
            label: nameOf(seats, seat),
            move: { type: 'said-by', seat } as const,
            kind: 'yes' as const,
          })),
        ],
        main: null,
        small: [],
      };
    case 'scored':
    case 'round':
    case 'list-over':
      return { ...NOTHING, main: deed('on', doing.on) };
    default:
      return NOTHING;
  }
}

type Plain = Extract<Move, { readonly type: string }>['type'] &
  (
    | 'said'
    | 'missed'
    | 'foul'
    | 'slow'
    | 'next'
    | 'on'
    | 'answered'
    | 'give-up'
    | 'agree'
    | 'differ'
    | 'right'
    | 'wrong'
    | 'nobody'
    | 'leave'
    | 'early-answer'
  );

const deed = (type: Plain, label: string): Deed => ({ id: type, label, move: { type } });

/** From a title one goes to whoever will hold the phone. */
function onTo(view: View, seats: readonly Sitter[], words: PyramideWords): Deed {
  const dico = view.riddle?.dicos[view.riddle.lead ?? 0] ?? view.names?.dicos[view.names.bidding];
  return { id: 'on', label: words.doing.pass(nameOf(seats, dico)), move: { type: 'on' } };
}

/** Where roles are free: who else could be DICO. */
function dicos(view: View, seats: readonly Sitter[], words: PyramideWords): readonly Deed[] {
  const others: readonly Seat[] = view.riddle?.free
    ? view.riddle.synos
    : view.list?.free
      ? seats.flatMap((_, seat) =>
          seat !== view.list!.dico && !view.list!.synos.includes(seat) ? [seat] : [],
        )
      : [];
  return others.map((seat) => ({
    id: `dico-${seat}`,
    label: words.doing.dico(nameOf(seats, seat)),
    move: { type: 'dico', seat },
  }));
}

function verdicts(view: View, seats: readonly Sitter[], words: PyramideWords): Deeds['big'] {
  const { doing } = words;
  const synos = view.hunt?.synos ?? [];
  return [
    { ...deed('missed', doing.missed), kind: 'no' },
    ...synos.map((seat) => ({
      id: synos.length > 1 ? `found-${seat}` : 'found',
      label: synos.length > 1 ? doing.foundBy(nameOf(seats, seat)) : doing.found,
      move: { type: 'found', by: seat } as const,
      kind: 'yes' as const,
    })),
  ];
}

const clueDeeds = (view: View, words: PyramideWords): readonly Deed[] => [
  deed('foul', words.doing.foul),
  ...slow(view, words),
  ...early(view, words),
];

/** Where two play SYNO may answer at any time, as long as a word is to be played after it. */
function early({ config, phase, riddle }: View, { doing }: PyramideWords): readonly Deed[] {
  if (config.seats !== 2 || riddle?.enigma.result !== 'open') return [];
  return phase === 'between' && isLastWord(riddle) ? [] : [deed('early-answer', doing.early)];
}

/** No word comes after this one: it is the fifth, or the bricks are gone. */
export const isLastWord = ({ at, kind, bricks }: RiddleView): boolean =>
  at >= 4 || (kind === 'riddle' && bricks === 0);

/** Without a clock the table says so. */
const slow = (view: View, words: PyramideWords): readonly Deed[] =>
  view.config.clock === null ? [deed('slow', words.doing.slow)] : [];

/** Where "next" leads. */
function nextWords(
  { pause, riddle, names, list }: View,
  seats: readonly Sitter[],
  { doing }: PyramideWords,
): string {
  switch (pause?.why) {
    case 'relay':
      return doing.relay;
    case 'bid':
      return doing.pass(nameOf(seats, names?.dicos[names.bidding]));
    case 'name':
      return names && names.at >= 3 ? doing.on : doing.nextName;
    case 'expression':
      return list && list.at >= 4 ? doing.on : doing.nextExpression;
    default:
      if (!riddle || !isLastWord(riddle)) return doing.next;
      return riddle.enigma.result === 'open' ? doing.enigma : doing.on;
  }
}
