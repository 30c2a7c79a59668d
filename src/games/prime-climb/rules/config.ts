import { isObject, isOneOf, isWhole, type Json } from '../../../engine';
import { isPrime, LAST } from './board';
import { isSolitaire, plays } from './journey';
import type { PrimeClimbRefusal, Config } from './types';
import { clashOf, VARIANTS, type Variant } from './variants';

export const SEAT_COUNTS = [1, 2, 3, 4] as const;

/** Primes strictly between these can be waypoints. */
const WAYPOINTS_ABOVE = 30;
const WAYPOINTS_BELOW = 80;

export const isWaypoint = (n: number): boolean => n > WAYPOINTS_ABOVE && n < WAYPOINTS_BELOW && isPrime(n);

export const defaults = (seats: number): Config => ({
  seats,
  variants: seats === 1 ? ['solitaire-1'] : [],
  waypoints: [],
  sending: 'near',
  first: 'roll',
  daily: null,
  helper: 'results',
});

export function refuseConfig(config: Config): PrimeClimbRefusal | null {
  const { seats, first, daily } = config;
  if (!isOneOf(seats, SEAT_COUNTS)) return { code: 'seats-other' };
  const solitaire = isSolitaire(config);
  if (solitaire && seats > 1) return { code: 'solitaire-alone' };
  if (!solitaire && seats === 1) return { code: 'alone-solitaire' };
  if (first !== 'roll' && !isWhole(first, 0, seats)) return { code: 'no-such-first' };
  if (daily !== null && !solitaire) return { code: 'daily-solitaire' };
  return refuseVariants(config) ?? refuseWaypoints(config);
}

function refuseVariants({ variants }: Config): PrimeClimbRefusal | null {
  for (const one of variants)
    for (const other of variants)
      if (one !== other && clashOf(one, other) !== null) {
        const numbers = { one: VARIANTS.indexOf(one), other: VARIANTS.indexOf(other) };
        return { code: 'variants-clash', numbers };
      }
  return null;
}

function refuseWaypoints(config: Config): PrimeClimbRefusal | null {
  const { waypoints } = config;
  if (plays(config, 'waypoints') && waypoints.length === 0) return { code: 'waypoints-none' };
  const wrong = plays(config, 'waypoints') ? waypoints.filter((n) => !isWaypoint(n)) : waypoints;
  return wrong.length === 0 ? null : { code: 'waypoints-wrong', cells: wrong };
}

const isAscending = (list: readonly number[]): boolean =>
  list.every((n, place) => place === 0 || list[place - 1]! < n);

/** The eight digits of a date, year first. */
const isDate = (value: Json | undefined): value is number =>
  isWhole(value, 10000101, 99991232) &&
  isWhole(Math.floor(value / 100) % 100, 1, 13) &&
  isWhole(value % 100, 1, 32);

export function readConfig(raw: Json): Config | null {
  if (!isObject(raw)) return null;
  const { seats, variants, waypoints, sending, first, daily, helper } = raw;
  if (!isOneOf(seats, SEAT_COUNTS)) return null;
  if (!Array.isArray(variants) || !variants.every((variant: Json) => isOneOf(variant, VARIANTS))) return null;
  if (!isAscending(variants.map((variant: Variant) => VARIANTS.indexOf(variant)))) return null;
  if (!Array.isArray(waypoints) || !waypoints.every((n: Json) => isWhole(n, 0, LAST + 1))) return null;
  if (!isAscending(waypoints as number[])) return null;
  if (!isOneOf(sending, ['near', 'choice'] as const)) return null;
  if (!isOneOf(helper, ['colours', 'results'] as const)) return null;
  if (first !== 'roll' && !isWhole(first, 0, seats)) return null;
  if (daily !== null && !isDate(daily)) return null;
  return {
    seats,
    variants: variants as Variant[],
    waypoints: waypoints as number[],
    sending,
    first,
    daily,
    helper,
  };
}
