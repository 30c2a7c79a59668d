import type { ChildrenWords } from './children.fr';

export const childrenEn: ChildrenWords = {
  next: (digit) => `We need the ${digit}.`,
};
