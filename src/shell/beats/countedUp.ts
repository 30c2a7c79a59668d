/** More than this nobody can read while it rolls by. */
const MOST = 12;

/** A score on its way to the next: "16 points", "17 points", … Where more than one number differs, from one to the other. */
export function countedUp(before: string, after: string): readonly string[] {
  const [from, to] = [before, after].map((text) => text.match(/[−-]?\d+/g) ?? []);
  const differ = to!.flatMap((number, at) => (number === from![at] ? [] : [at]));
  const [only] = differ;
  if (from!.length !== to!.length || differ.length !== 1) return [before, after];
  const [begin, end] = [from![only!]!, to![only!]!].map((number) => Number(number.replace('−', '-')));
  const steps = Math.min(MOST, Math.abs(end! - begin!));
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (step === 0) return before;
    const now = Math.round(begin! + ((end! - begin!) * step) / steps);
    let at = -1;
    return after.replace(/[−-]?\d+/g, (number) => {
      at += 1;
      return at === only ? `${now}`.replace('-', '−') : number;
    });
  });
}
