import type { Player } from '../../../engine';
import { otherSide, screenOptions, seatsOfSide, sideOf, type Move, type Phase, type View } from '../rules';
import { LANDING } from '../../../ui/landing';
import type { PyramideWords } from '../i18n';
import { nameOf } from './seating';

/** Something that can be tapped now. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly move: Move;
}

type Field = 'clue' | 'guess' | 'answer';

export interface Actions {
  /** Bets or bids: a tap is the bet. */
  readonly numbers: readonly (Action & { readonly number: number })[];
  /** What else can be said in the place of a number. */
  readonly besideNumbers: readonly Action[];
  /** Large, to be hit without looking: bad on the left, good on the right. */
  readonly big: readonly (Action & { readonly kind: 'yes' | 'no' })[];
  readonly main: Action | null;
  readonly small: readonly Action[];
  /** Somebody else of the team explains. */
  readonly exchanges: readonly Action[];
  /** What can be typed. */
  readonly field: Field | null;
  /** The enigma may be answered before its time, instead. */
  readonly early: boolean;
}

type Place = 'number' | 'beside-numbers' | 'yes' | 'no' | 'main' | 'small' | 'exchange';
type Placed = Action & { readonly place: Place; readonly number: number };

/** Where the table waits for a text. */
const FIELDS: Readonly<Partial<Record<Phase, Field>>> = {
  clue: 'clue',
  guess: 'guess',
  enigma: 'answer',
  rival: 'answer',
};

/** Around these, where one of them decides something: a key that is pressed once more must not bet, miss or call a foul. */
export const landing = (actions: Actions | null): object =>
  actions && actions.numbers.length + actions.big.length + actions.small.length > 0 ? LANDING : {};

/** What the rules let whoever holds the phone do, in the words of its buttons. */
export function actionsFor(view: View, seats: readonly Player[], words: PyramideWords): Actions {
  const options = screenOptions(view);
  const placed = options.flatMap((move) => placedAction(move, view, seats, words) ?? []);
  const at = (where: Place) => placed.filter(({ place }) => place === where);
  const wanted = FIELDS[view.phase] ?? null;
  return {
    numbers: at('number'),
    besideNumbers: at('beside-numbers'),
    big: [
      ...at('no').map((action) => ({ ...action, kind: 'no' as const })),
      ...at('yes').map((action) => ({ ...action, kind: 'yes' as const })),
    ],
    main: at('main')[0] ?? null,
    small: at('small'),
    exchanges: at('exchange'),
    field: options.some(({ type }) => type === wanted) ? wanted : null,
    early: wanted !== 'answer' && options.some(({ type }) => type === 'answer'),
  };
}

/** Null for what is typed, and for what no seat does. */
function placedAction(
  move: Move,
  view: View,
  seats: readonly Player[],
  { doing, typed }: PyramideWords,
): Placed | null {
  const { type } = move;
  const place = (where: Place, label: string, id: string = type, number = 0): Placed => ({
    place: where,
    label,
    id,
    number,
    move,
  });
  const numbered = (number: number) => place('number', `${doing.bet} ${number}`, `bet-${number}`, number);
  switch (move.type) {
    case 'bet':
      return numbered(move.bricks);
    case 'bid':
      return numbered(move.clues);
    case 'leave':
      return place('beside-numbers', doing.leave);
    case 'missed':
      return place('no', doing.missed);
    case 'wrong':
      return place('no', doing.wrong);
    case 'nobody':
      return place('no', doing.nobody);
    case 'found': {
      const name = nameOf(seats, move.by);
      const contested = view.hunt!.synos.length > 1;
      return contested ? place('yes', doing.foundBy(name), `found-${move.by}`) : place('yes', doing.found);
    }
    case 'right':
      return place('yes', doing.right);
    case 'said-by':
      return place('yes', nameOf(seats, move.seat), `said-by-${move.seat}`);
    case 'on':
      return place('main', onLabel(view, seats, doing));
    case 'next':
      return place('main', nextLabel(view, seats, doing));
    case 'said':
      return place('main', doing.said);
    case 'answered':
      return place('main', doing.answered);
    case 'differ':
      return place('main', doing.differ);
    case 'agree':
      return place('small', doing.agree);
    case 'give-up':
      return place('small', doing.giveUp);
    case 'foul':
      if (move.last) return place('small', doing.foulBefore, 'foul-last');
      return place('small', foulLabel(view, seats, doing));
    case 'slow':
      return place('small', doing.slow);
    case 'early-answer':
      return place('small', doing.early);
    case 'dico':
      return place('exchange', doing.dico(nameOf(seats, move.seat)), `dico-${move.seat}`);
    case 'pass':
      return place('small', typed.pass);
    default:
      return null;
  }
}

type Doing = PyramideWords['doing'];

/** Where teams play the others call the foul: the button is theirs, whoever holds the phone. */
function foulLabel({ config, hunt, riddle, names }: View, seats: readonly Player[], doing: Doing): string {
  const target = names ? names.names[names.at] : riddle?.words[riddle.at];
  const dico = hunt?.dico ?? target?.clues.at(-1)?.by;
  if (config.seats !== 4 || dico === undefined) return doing.foul;
  const others = seatsOfSide(config, otherSide(sideOf(config, dico)));
  return doing.foulBy(others.map((seat) => nameOf(seats, seat)).join(' · '));
}

/** From a title, or to a list, the phone goes to whoever has read it out. */
function onLabel({ phase, typed, acting }: View, seats: readonly Player[], doing: Doing): string {
  const handsOver = !typed && (phase === 'title' || phase === 'list');
  return handsOver ? doing.pass(nameOf(seats, acting[0]?.seat)) : doing.on;
}

function nextLabel({ next, names }: View, seats: readonly Player[], doing: Doing): string {
  switch (next) {
    case 'word':
      return doing.next;
    case 'enigma':
      return doing.enigma;
    case 'relay':
      return doing.relay;
    case 'bid':
    case 'play':
      return doing.pass(nameOf(seats, names!.dicos[names!.bidding]));
    case 'name':
      return doing.nextName;
    case 'expression':
      return doing.nextExpression;
    default:
      return doing.on;
  }
}
