import { cover } from '../cover';

/** Leaf green digits, violet signs; white figures on either reach 4.5 : 1. */
export const PIECE = { digit: '#2A7D50', sign: '#6A4BB5' } as const;
export const GAME_COLOUR = cover.colour;
export const SHEEP = { even: '#FFFFFF', odd: '#1D1D1B' } as const;
