import type { BrowserContext, ConsoleMessage, Page, WebError } from 'playwright-core';

/** What went wrong so far, until nobody listens any more. */
interface Complaints {
  readonly all: () => string[];
  readonly stop: () => void;
}

/** Listens to every page of a visit: uncaught errors and console errors. */
export function complaints(context: BrowserContext, tolerate: readonly RegExp[] = []): Complaints {
  const heard: string[] = [];
  const note = (text: string) => {
    if (!tolerate.some((pattern) => pattern.test(text))) heard.push(text);
  };
  const onError = (error: WebError) => note(`page error: ${error.error().stack ?? error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
  };
  const onCrash = () => note('the page crashed');
  const onPage = (page: Page) => void page.once('crash', onCrash);
  context.on('weberror', onError).on('console', onConsole).on('page', onPage);
  for (const page of context.pages()) page.once('crash', onCrash);
  const stop = () => {
    context.off('weberror', onError).off('console', onConsole).off('page', onPage);
    for (const page of context.pages()) page.off('crash', onCrash);
  };
  return { all: () => [...heard], stop };
}
