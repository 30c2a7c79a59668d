/** A browser that is driven from outside, by what every engine understands. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** A finger where the engine can be given one, else a mouse. */
  readonly pointer: 'touch' | 'mouse';
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  /** One finger, from where it comes down to where it goes up. */
  point(steps: readonly Step[]): Promise<void>;
  /** The page as it is seen, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Step {
  readonly type: 'move' | 'down' | 'up' | 'pause';
  readonly x?: number;
  readonly y?: number;
  readonly ms?: number;
}

/** As WebDriver and WebDriver BiDi both spell it. */
export function actionsOf(steps: readonly Step[], pointer: Engine['pointer']): object[] {
  const spelled = steps.map(({ type, x = 0, y = 0, ms = 0 }) => {
    if (type === 'pause') return { type: 'pause', duration: ms };
    if (type === 'move')
      return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: ms, origin: 'viewport' };
    return { type: type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 };
  });
  return [{ type: 'pointer', id: 'finger', parameters: { pointerType: pointer }, actions: spelled }];
}

/** Asked again and again until it answers, or for so long. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | false>,
  ms = 30_000,
): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return null;
    });
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > until) throw new Error(`${what}: not within ${ms / 1000} s`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
