/**
 * Asks the browser not to clear what is kept when its disk runs full. Asked when a game is begun or brought in, because some
 * browsers ask the person in turn, who then sees what for. Refused, everything goes on as before.
 */
export function askToPersist(): void {
  const { storage } = navigator;
  if (!storage?.persist) return;
  void storage
    .persisted()
    .then((already) => already || storage.persist())
    .catch(() => false);
}
