/** A server that does not always answer, for tests: what goes wrong on the way is the server's doing, not the page's. */
export interface Faults {
  /** Files with this in their path are refused so many times from now on; with 0, no longer. */
  readonly fail: (part: string, times: number) => void;
  /** How often such files were asked for so far, refused or not. */
  readonly asked: (part: string) => number;
}

export function createFaults(): Faults & { readonly refuses: (path: string) => boolean } {
  const requests: string[] = [];
  const left = new Map<string, number>();
  return {
    fail: (part, times) => void left.set(part, times),
    asked: (part) => requests.filter((path) => path.includes(part)).length,
    refuses: (path) => {
      requests.push(path);
      for (const [part, times] of left) {
        if (!path.includes(part) || times === 0) continue;
        left.set(part, times - 1);
        return true;
      }
      return false;
    },
  };
}
