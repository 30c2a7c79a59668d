import type { Seat } from '../../../engine';
import { allSeats, APP, isTogether, otherSide, partnerOf, PERSON, sideOf, sidesOf } from './sides';
import type { Side } from './setup';
import type { Riddle, Role, State } from './types';

type Cast = Pick<Riddle, 'kind' | 'dicos' | 'synos' | 'free' | 'counts' | 'lead'>;

/** The second round is the variant's, if the table wants it. */
export const isVariantRound = ({ config, round }: Pick<State, 'config' | 'round'>): boolean =>
  config.secondRound === 'ping-pong' && round === 2;

/** The seat of a team that is DICO next: the one that was not, or the first of them. */
export const nextDico = ({ dicos }: State, side: Side): Seat => {
  const last = dicos[side] ?? null;
  return last === null ? side : partnerOf(last);
};

/** Who plays what in the riddle that is due. */
export function castRiddle(state: State): Cast {
  const { config, first, turn, level } = state;
  const counts = level ?? Array.from({ length: sidesOf(config) }, (_, side) => side);
  const plain = { kind: 'riddle', free: false, counts, lead: null } as const;
  if (isTogether(config)) {
    const dico = config.alone!.mode === 'explain' ? PERSON : APP;
    return { ...plain, dicos: [dico], synos: [dico === PERSON ? APP : PERSON] };
  }
  if (isVariantRound(state)) {
    const dicos = [nextDico(state, 0), nextDico(state, 1)];
    return { kind: 'ping-pong', dicos, synos: dicos.map(partnerOf), free: true, counts, lead: first };
  }
  if (config.seats === 4) {
    const dico = nextDico(state, (first + turn) % 2);
    // The second riddle of a team exchanges its roles; before it and beyond it they are as the team likes.
    const free = turn < 2 || turn >= 4;
    return { ...plain, dicos: [dico], synos: [partnerOf(dico)], free };
  }
  const around = allSeats(config);
  const dico =
    level !== null && level.length < around.length
      ? around.find((seat) => !level.includes(seat))!
      : (first + turn) % around.length;
  const synos = around.slice(1).map((step) => (dico + step) % around.length);
  return { ...plain, dicos: [dico], synos };
}

/** Who sees the right answer and judges: SCRIPTO, in ping-pong the other team's DICO, and where there is neither, DICO. */
export function judgeOf({ config, riddle }: State): Seat {
  const { kind, dicos, synos, enigma } = riddle!;
  const answering = enigma.order[0] ?? enigma.by ?? synos[0]!;
  if (kind === 'ping-pong') return dicos[otherSide(sideOf(config, answering))]!;
  return config.seats === 4 ? scripto(synos[0]!) : dicos[0]!;
}

const scripto = (syno: Seat): Seat => (syno + 1) % 4;

/** By seat, for the table to say and for screens to show. */
export function rolesOf(state: State): readonly Role[] {
  const { config, riddle, names, list } = state;
  return allSeats(config).map((seat): Role => {
    if (list) {
      if (seat === list.dico) return list.stake === 'losers' ? 'maitre-mots' : 'dico';
      return list.synos.includes(seat) ? 'syno' : 'none';
    }
    const cast = names ?? riddle;
    if (!cast) return 'none';
    if (cast.dicos.includes(seat)) return 'dico';
    if (cast.synos.includes(seat)) return 'syno';
    return seat === scripto(cast.synos[0]!) ? 'scripto' : 'reglo';
  });
}
