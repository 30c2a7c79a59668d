/** A game that ended so long ago is looked up, not celebrated. */
const FRESH_MS = 10 * 60_000;

const seen = new Set<string>();

/** Whether this result is news: the game ended just now, and nobody has seen its result yet. Asked once a visit. */
export function isNews(id: string, endedAt: number, now: number): boolean {
  const news = !seen.has(id) && now - endedAt < FRESH_MS;
  seen.add(id);
  return news;
}
