import { readDeck, readDraft, type Fault, type FaultCode } from '../decks';
import type { Draft } from '../decks/draft';
import { spansOfCards, type Span } from './textLines';

/** What is to be said of a text, or beside a field. */
export interface Said {
  readonly faults: readonly Fault[];
  readonly notes: readonly Fault[];
}

/** A text as the editor shows it: what is in it, and what is to be said of it. */
export interface Validated extends Said {
  readonly text: string;
  readonly draft: Draft;
}

export const validate = (text: string): Validated => ({ text, draft: draftFrom(text), ...judged(text) });

export const draftFrom = (text: string): Draft => readDraft(text).draft;

export function judged(text: string): Said {
  const reading = readDeck(text);
  return { faults: reading.kind === 'bad' ? reading.faults : [], notes: reading.notes };
}

export const said = ({ faults, notes }: Said, isHere: (fault: Fault) => boolean): Said => ({
  faults: faults.filter(isHere),
  notes: notes.filter(isHere),
});

export const inSpan =
  ({ from, to }: Span) =>
  ({ line }: Fault): boolean =>
    line >= from && line <= to;

export const onLine =
  (line: number | undefined, except: readonly FaultCode[] = []) =>
  (fault: Fault): boolean =>
    fault.line === line && !except.includes(fault.code);

/** How many faults each card has, by the line on which it begins. Both come in the order of their lines. */
export function faultsByCard({ draft, text, faults }: Validated): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const spans = [...spansOfCards(draft, text).values()];
  let place = 0;
  for (const { line } of faults) {
    while (place < spans.length && spans[place]!.to < line) place++;
    const span = spans[place];
    if (span && span.from <= line) counts.set(span.from, (counts.get(span.from) ?? 0) + 1);
  }
  return counts;
}

/** Something is still to come, rather than wrong: it is said more quietly. */
export function isUnfinished({ code, facts }: Fault): boolean {
  if ('found' in facts) return facts.found < facts.least;
  if (code === 'head-value') return facts.value === '';
  return UNFINISHED.includes(code);
}
const UNFINISHED: readonly FaultCode[] = [
  'head-missing',
  'entry-empty',
  'sentence-missing',
  'answer-missing',
  'no-cards',
];
