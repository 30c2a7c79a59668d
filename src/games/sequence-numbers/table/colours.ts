import type { Player, Seat } from '../../../engine';
import { faceColour } from '../../../ui/tokens';
import { cover } from '../cover';
import { teamOf, teamSize, type Config } from '../rules';

/** The game's own colours: chips by team, tints by band of numbers. Every chip also has a mark of its own. */
export const GAME_COLOUR = cover.colour;

export const CHIP = {
  light: ['#2B66AE', '#CA4B33', '#2A8152'],
  dark: ['#4E8EDB', '#E2735C', '#3FA06C'],
} as const;

export const BAND = {
  light: ['#FFF5DC', '#E9F4EA', '#E5EEFA', '#FAE9EF'],
  dark: ['#3A3628', '#28382F', '#27344A', '#3E2D38'],
} as const;

export const CORNER = { light: '#E0B25A', dark: '#AC8537' } as const;

/** Between cells, where more contrast is wanted: plain, and fainter than what is drawn around a cell that matters. */
export const EDGES = { light: '#807A6C', dark: '#9A958A' } as const;

/** The rough side of a chip in a finished sequence: a bright rim and a line drawn through. */
export const LOCKED = { light: '#F2C14E', dark: '#F2C14E' } as const;

export const teamColour = (team: number, dark: boolean): string =>
  CHIP[dark ? 'dark' : 'light'][team] ?? '#888888';

/** A seat's own colour; its team's, where it plays with others. */
export const seatColour = (config: Config, { face }: Player, seat: Seat, dark: boolean): string =>
  teamSize(config) > 1 ? teamColour(teamOf(config, seat), dark) : faceColour(face);
