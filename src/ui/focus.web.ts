import { useEffect } from 'react';
import type { View } from 'react-native';

const FIELDS = 'input, textarea, select';
const REACHED_BY_TAB = '[tabindex="0"], input, textarea, select, button, a[href]';
/** A screen, or a dialog over it. */
const SCREEN = 'main, [role="main"], [aria-modal="true"]';
const TITLE = 'h1[tabindex]';
/** See `LANDING`. */
const LANDING_PLACE = '[data-landing]';

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** Whoever used a key last finds their way by the ring around what is focused. */
let byKey = false;

/**
 * Without scrolling: a board that is looked at through a camera has no place to scroll to. And without a ring, unless somebody goes by
 * the keys: a browser draws one around whatever a page focuses by itself.
 */
function goTo(element: HTMLElement): void {
  if (!byKey) {
    element.style.outline = 'none';
    const ringed = () => element.style.removeProperty('outline');
    element.addEventListener('blur', ringed, { once: true });
    element.addEventListener('keydown', ringed, { once: true });
  }
  element.focus({ preventScroll: true });
}

const hearKeys = (): (() => void) => {
  const key = () => (byKey = true);
  const finger = () => (byKey = false);
  document.addEventListener('keydown', key, true);
  document.addEventListener('pointerdown', finger, true);
  return () => {
    document.removeEventListener('keydown', key, true);
    document.removeEventListener('pointerdown', finger, true);
  };
};

/** The keyboard and the screen reader go there, unless somebody is about to write on that very screen. */
export function focusOn(view: View): void {
  // A view of a browser is its element.
  const element: unknown = view;
  if (!(element instanceof HTMLElement)) return;
  const now = document.activeElement;
  if (now?.matches(FIELDS) && element.closest(SCREEN)?.contains(now)) return;
  goTo(element);
}

interface Held {
  readonly element: HTMLElement;
  /** What it stood in, from the inside out, as far as its screen. */
  readonly around: readonly Element[];
  readonly x: number;
  readonly y: number;
}

function hold(element: HTMLElement): Held {
  const around: Element[] = [];
  for (let room = element.parentElement; room; room = room.parentElement) {
    around.push(room);
    if (room.matches(SCREEN)) break;
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { element, around, x: x + width / 2, y: y + height / 2 };
}

/** What stands nearest to where the focus was: first in what is left of its surroundings; or these as a whole, where they ask for it. */
function nearest({ around, x, y }: Held): HTMLElement | null {
  const far = (element: Element): number => {
    const box = element.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  };
  for (const room of around) {
    if (!isShown(room)) continue;
    if (room instanceof HTMLElement && room.matches(LANDING_PLACE)) return room;
    const there = Array.from(room.querySelectorAll<HTMLElement>(REACHED_BY_TAB)).filter(isShown);
    if (there.length > 0) return there.reduce((best, one) => (far(one) < far(best) ? one : best));
  }
  return null;
}

/** The title of the screen that is shown, or of the dialog over it. */
const title = (): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>(TITLE)).filter(isShown).at(-1) ?? null;

/**
 * A button that is pressed may go with what it was for, and a browser then leaves its keyboard nowhere, at the top of the page. Here
 * it goes to what has come in its place, or to the title of the next screen.
 */
export function useKeptFocus(): void {
  useEffect(hearKeys, []);
  useEffect(() => {
    let held: Held | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== document.body) held = hold(target);
    };
    const look = () => {
      const now = document.activeElement;
      if (!held || (now && now !== document.body && isShown(now))) return;
      // Whoever has tapped on nothing has let go of it.
      if (isShown(held.element)) return;
      const next = nearest(held) ?? title();
      if (next) goTo(next);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'class'] });
    document.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
