import { USUAL_RIDDLES } from '../rules';

/** Ruling: nothing comes twice in a game. The shortest is played alone; set-up says what others need. */
export const riddlesWanting = (has: number): number => Math.max(0, USUAL_RIDDLES.guess - has);
