import type { Seat } from '../../../engine';
import { go, rest, type Happened } from './flow';
import { isBidOut } from './following';
import { freshTargets } from './riddle';
import { nextDico } from './roles';
import { otherSide, partnerOf } from './sides';
import { NAMES } from './stock';
import type { Side } from './setup';
import type { Names, State } from './types';

export const MOST_BID = 5;

/** A theme is due, and this team opens it. */
export const dueTheme = (state: State, opener: Side): State =>
  go(state, 'draw', { riddle: null, names: null, pause: null, die: null, heap: 'themes', first: opener });

/** DICO and SYNO are exchanged from what they were last. */
export function openTheme(state: State, index: number, happened: Happened): State {
  const dicos = [nextDico(state, 0), nextDico(state, 1)];
  const { first } = state;
  const names: Names = {
    index,
    dicos,
    synos: dicos.map(partnerOf),
    at: 0,
    names: freshTargets(NAMES),
    opener: first,
    bidding: first,
    bid: null,
  };
  happened.push({ type: 'theme-drawn', title: state.config.stock.themes[index]!.title, dicos });
  return go(state, 'title', { names, heap: null, dicos });
}

/** The opener's DICO is shown the name and bids first. */
export function beginName(state: State, at: number): State {
  const names = state.names!;
  return askBid({ ...state, names: { ...names, at, bid: null, bidding: names.opener } });
}

/** The name is under the finger of the DICO who is to bid. */
function askBid(state: State): State {
  const { dicos, synos, bidding } = state.names!;
  return go(state, 'bid', {
    pause: null,
    hunt: { dico: dicos[bidding]!, synos: [synos[bidding]!], left: 0 },
  });
}

const bidder = ({ names }: State): Seat => names!.dicos[names!.bidding]!;

export function bid(state: State, clues: number, happened: Happened): State {
  const names = state.names!;
  const seat = bidder(state);
  happened.push({ type: 'bid', seat, clues });
  const made = { ...names, bid: { side: names.bidding, clues }, bidding: otherSide(names.bidding) };
  // One clue word is the least: there is nothing left for the other DICO to say.
  return clues === 1 ? playName({ ...state, names: made }) : rest(state, 'bid', seat, { names: made });
}

export function leave(state: State, happened: Happened): State {
  const seat = bidder(state);
  happened.push({ type: 'left-it', seat });
  const names = state.names!;
  // Nobody is to bid any more: the phone goes back to who bid last.
  return rest(state, 'bid', seat, { names: { ...names, bidding: names.bid!.side } });
}

/** After a bid the other DICO's turn; after a leave the last bidder plays. */
export function afterBid(state: State): State {
  return isBidOut(state.names!) ? playName(state) : askBid(state);
}

function playName(state: State): State {
  const names = state.names!;
  const { side, clues } = names.bid!;
  const targets = names.names.map((name, at) => (at === names.at ? { ...name, bet: clues } : name));
  return go(state, 'clue', {
    pause: null,
    names: { ...names, bidding: side, names: targets },
    hunt: { dico: names.dicos[side]!, synos: [names.synos[side]!], left: clues },
  });
}
