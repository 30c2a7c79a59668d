import type { learningFr } from './learning.fr';

export const learningEn: typeof learningFr = {};
