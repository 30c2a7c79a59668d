import type { BrowserContext } from 'playwright-core';

/** Listens to every page of a visit, and answers with what went wrong so far: uncaught errors and console errors. */
export function complaints(context: BrowserContext, tolerate: readonly RegExp[] = []): () => string[] {
  const heard: string[] = [];
  const note = (text: string) => {
    if (!tolerate.some((pattern) => pattern.test(text))) heard.push(text);
  };
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('page', (page) => page.on('crash', () => note('the page crashed')));
  return () => [...heard];
}
