/** A table that takes long to make. Whoever has time makes it beforehand, in slices; asked for earlier, it is made at once. */
export interface Sliced<Table> {
  get(): Table;
  prepare(): Generator<void, void, void>;
}

type Work<Table> = Generator<void, Table, void>;

export function inSlices<Table>(make: () => Work<Table>): Sliced<Table> {
  let work: Work<Table> | null = null;
  let made: { readonly table: Table } | null = null;

  /** One slice more; several may be at it, and each goes on where the last one stopped. */
  function step(): { readonly table: Table } | null {
    if (made) return made;
    work ??= make();
    const next = work.next();
    if (next.done) [made, work] = [{ table: next.value }, null];
    return made;
  }

  return {
    get() {
      for (;;) {
        const ready = step();
        if (ready) return ready.table;
      }
    },
    *prepare() {
      while (!step()) yield;
    },
  };
}

/** With a yield after every so many. */
export function* each<Item>(
  items: readonly Item[],
  slice: number,
  visit: (item: Item, nth: number) => void,
): Generator<void, void, void> {
  for (let nth = 0; nth < items.length; nth++) {
    visit(items[nth]!, nth);
    if (nth % slice === slice - 1) yield;
  }
}
