/** Words of the games for small children: short, and read aloud easily. */
export const childrenFr = {
  next: (digit: string) => `On cherche le ${digit}.`,
};

export type ChildrenWords = typeof childrenFr;
