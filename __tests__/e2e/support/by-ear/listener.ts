import type { Locator, Page } from 'playwright-core';

import { NAP_MS } from '../../../../src/ui/nap';
import { eventually, moment, PATIENCE } from '../patience';
import { holdTime, pass } from '../time';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** A reader makes no difference between spaces that break and spaces that do not. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What things are called, or else the words in them that are heard. Runs in the page: it may use nothing from this file. */
export const heardOf = (things: readonly Element[]): string[] =>
  things.map((thing) => {
    const heard = thing.cloneNode(true) as Element;
    for (const drawn of Array.from(heard.querySelectorAll('[aria-hidden="true"]'))) drawn.remove();
    return thing.getAttribute('aria-label') ?? heard.textContent ?? '';
  });

/**
 * Somebody who does not see the page: finds things by what they are and what they are called, presses keys, and hears what the one
 * live region says. After every key the focus must be somewhere.
 */
export class Listener {
  private constructor(readonly page: Page) {}

  /** No time passes but what is let pass: before any page is opened. */
  static async at(page: Page): Promise<Listener> {
    await holdTime(page);
    return new Listener(page);
  }

  thing(role: Role, name: Name, within: Page | Locator = this.page): Locator {
    return within.getByRole(role, { name, exact: typeof name === 'string' }).first();
  }

  async has(role: Role, name: Name): Promise<boolean> {
    return (await this.thing(role, name).count()) > 0;
  }

  /** What all things of a role are called, in the order of the page. */
  async names(role: Role, within: Page | Locator = this.page): Promise<readonly string[]> {
    return (await within.getByRole(role).evaluateAll(heardOf)).map(plain);
  }

  /** Lets time pass until one of these is there, and says which. */
  async first(...wanted: readonly (readonly [role: Role, name: Name])[]): Promise<number> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await moment()) {
      for (const [nth, [role, name]] of wanted.entries()) if (await this.has(role, name)) return nth;
      await pass(this.page, 100);
    }
    throw new Error(`None of these came: ${wanted.map(([role, name]) => `${role} ${name}`).join(' | ')}`);
  }

  async press(role: Role, name: Name, key = 'Enter'): Promise<void> {
    await this.first([role, name]);
    // What has just come still sleeps.
    await pass(this.page, NAP_MS);
    await this.thing(role, name).press(key);
    await this.isSomewhere();
  }

  async key(...keys: readonly string[]): Promise<void> {
    await pass(this.page, NAP_MS);
    for (const key of keys) await this.page.keyboard.press(key);
    await this.isSomewhere();
  }

  /** What has the focus. */
  async focused(): Promise<string> {
    const [name = ''] = await this.page.locator('*:focus').evaluateAll(heardOf);
    return plain(name);
  }

  private async isSomewhere(): Promise<void> {
    await eventually(async () => {
      await pass(this.page, 20);
      const nowhere = await this.page.evaluate(() => document.activeElement === document.body);
      expect({ nowhere }).toEqual({ nowhere: false });
    });
  }

  /** All that the live region holds. */
  async said(): Promise<string> {
    return plain((await this.page.getByRole('log').allTextContents()).join(' '));
  }

  /** Lets time pass until it was said. */
  async hears(what: RegExp): Promise<void> {
    const until = Date.now() + PATIENCE;
    for (let said = await this.said(); !what.test(said); said = await this.said()) {
      if (Date.now() > until) throw new Error(`Never heard ${what}; last: ${said}`);
      await pass(this.page, 100);
      await moment();
    }
  }
}
