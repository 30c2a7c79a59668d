/**
 * Asks the browser not to clear what is kept: when its disk runs full, or, as Safari does, after seven days of use without a visit. Asked
 * when a game is begun or brought in, because some browsers ask the person in turn, who then sees what for. Answers whether it is
 * promised; a browser that cannot be asked has promised nothing.
 */
export async function askToPersist(): Promise<boolean> {
  const { storage } = navigator;
  if (!storage?.persist) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}
