import { fault, type Fault, type HeadField, type Marker } from './faults';
import { tidy, typeset } from './letters';
import { linesOf, MOST_IN_LINE } from './limits';
import { LANGUAGES, type Language } from './types';

/** A deck as its author wrote it, perhaps unfinished: every text with the line it stands on. */
export type Written = {
  readonly line: number;
  readonly text: string;
};
export type DraftRiddle = {
  readonly title: Written;
  sentence: Written | null;
  answer: Written | null;
  /** For those who write decks: what kind of answer it is, of which time. Never shown. */
  label: Written | null;
};
export type DraftCard = {
  readonly line: number;
  /** By which the card is known again, whatever is mended on it. */
  id: Written | null;
  readonly riddles: DraftRiddle[];
  readonly expressions: Written[];
};
export type DraftTheme = {
  readonly title: Written;
  readonly names: Written[];
  label: Written | null;
};
export type DraftNames = {
  readonly line: number;
  id: Written | null;
  readonly themes: DraftTheme[];
};
export type Draft = {
  readonly head: Partial<Record<HeadField, Written>>;
  readonly cards: DraftCard[];
  readonly names: DraftNames[];
};

/** What the next line belongs to. */
type Pen = {
  readonly language: Language | null;
  card: DraftCard | null;
  names: DraftNames | null;
  /** The sentence of the last riddle, line by line: put together once, when something else begins. */
  sentence: { readonly riddle: DraftRiddle; readonly line: number; readonly lines: string[] } | null;
};

const HEAD = /^(deck|language|age)\s?:\s?(.*)$/i;
/** People number their cards. */
const CARD = /^(card|names)(?: ?\d+)?\s?:?$/i;
/** Begins a line that is kept with a card, and not shown. */
const LABEL = '@';
const LONGEST_QUOTE = 60;

export function draftOf(text: string): { readonly draft: Draft; readonly faults: readonly Fault[] } {
  const draft: Draft = { head: {}, cards: [], names: [] };
  const faults: Fault[] = [];
  // A line beyond what a line may hold is only told to be so: its beginning will do.
  const lines = linesOf(text).map((line) => tidy(line.slice(0, MOST_IN_LINE)));
  const pen: Pen = { language: languageOf(lines), card: null, names: null, sentence: null };
  lines.forEach((raw, index) => {
    if (raw === '' || raw.startsWith('#')) return;
    const written = { line: index + 1, text: typeset(raw, pen.language) };
    const opened = open(draft, pen, written);
    const found = opened === 'elsewhere' ? enter(pen, written) : opened;
    if (found) faults.push(found);
  });
  endSentence(pen);
  return { draft, faults };
}

/** Spaces are set by the language, so it is looked for before anything else is read. */
function languageOf(lines: readonly string[]): Language | null {
  for (const line of lines) {
    const [, field, value] = HEAD.exec(line) ?? [];
    if (field?.toLowerCase() !== 'language') continue;
    return LANGUAGES.find((one) => one === value?.toLowerCase()) ?? null;
  }
  return null;
}

type Outcome = Fault | null;

/** The head and the beginnings of cards. */
function open(draft: Draft, pen: Pen, { line, text }: Written): Outcome | 'elsewhere' {
  const card = CARD.exec(text)?.[1]?.toLowerCase();
  if (card !== undefined) {
    endSentence(pen);
    pen.card = card === 'card' ? { line, id: null, riddles: [], expressions: [] } : null;
    pen.names = card === 'names' ? { line, id: null, themes: [] } : null;
    if (pen.card) draft.cards.push(pen.card);
    if (pen.names) draft.names.push(pen.names);
    return null;
  }
  // The head ends with the first card: a sentence may well begin with the word “Age: …”.
  if (pen.card || pen.names) return 'elsewhere';
  const [, name, value] = HEAD.exec(text) ?? [];
  if (name === undefined) return 'elsewhere';
  const field = name.toLowerCase() as HeadField;
  if (draft.head[field]) return fault(line, 'head-twice', { field });
  draft.head[field] = { line, text: value ?? '' };
  return null;
}

/** A line inside a card. */
function enter(pen: Pen, written: Written): Outcome {
  const { card, names } = pen;
  const marker = markerOf(written.text, names !== null);
  if (!card && !names) return stray(written);
  if (written.text.startsWith(LABEL) && !opensSentence(pen)) return label(card, names, written);
  if (marker === null) return card ? writeSentence(pen, card, written) : stray(written);
  const entry = { line: written.line, text: written.text.slice(1).trim() };
  const placed = card ? enterCard(card, marker, entry) : names ? enterNames(names, marker, entry) : false;
  if (!placed) return stray(written);
  endSentence(pen);
  return entry.text.replace(/[|\s]/g, '') === '' ? fault(written.line, 'entry-empty', { marker }) : null;
}

/** Under a title stands a sentence, whatever it begins with. */
function opensSentence({ card, sentence }: Pen): boolean {
  const riddle = card?.riddles[card.riddles.length - 1];
  return riddle !== undefined && !riddle.answer && !sentence && card?.expressions.length === 0;
}

/** Under a card's first line its name for good; under a riddle's answer or a theme's names what their writers want counted. */
function label(card: DraftCard | null, names: DraftNames | null, written: Written): Outcome {
  const entry = { line: written.line, text: written.text.slice(LABEL.length).trim() };
  const owner = card ?? names;
  const last = card?.riddles[card.riddles.length - 1] ?? names?.themes[names.themes.length - 1];
  if (last && !last.label && !card?.expressions.length) last.label = entry;
  else if (owner && !last && !owner.id) owner.id = entry;
  else return stray(written);
  return null;
}

/** Phones turn a hyphen at the beginning of a line into a dash; in a sentence a dash begins what somebody says. */
function markerOf(text: string, listing: boolean): Marker | null {
  const first = text.charAt(0);
  if (first === '?' || first === '=' || first === '+' || first === '-') return first;
  return listing && (first === '–' || first === '—') ? '-' : null;
}

function enterCard(card: DraftCard, marker: Marker, entry: Written): boolean {
  const riddle = card.riddles[card.riddles.length - 1];
  if (marker === '?') card.riddles.push({ title: entry, sentence: null, answer: null, label: null });
  else if (marker === '+') card.expressions.push(entry);
  else if (marker === '=' && riddle && !riddle.answer) riddle.answer = entry;
  else return false;
  return true;
}

function enterNames(names: DraftNames, marker: Marker, entry: Written): boolean {
  const theme = names.themes[names.themes.length - 1];
  if (marker === '?') names.themes.push({ title: entry, names: [], label: null });
  else if (marker === '-' && theme) theme.names.push(entry);
  else return false;
  return true;
}

/** Editors that wrap long lines for good cut sentences in two: what follows is taken as more of the same. */
function writeSentence(pen: Pen, card: DraftCard, written: Written): Outcome {
  const riddle = card.riddles[card.riddles.length - 1];
  if (!riddle || riddle.answer || card.expressions.length > 0) return stray(written);
  pen.sentence ??= { riddle, line: written.line, lines: [] };
  pen.sentence.lines.push(written.text);
  return null;
}

/** Set as one text: a line may begin with what French keeps a space before. */
function endSentence(pen: Pen): void {
  if (!pen.sentence) return;
  const { riddle, line, lines } = pen.sentence;
  riddle.sentence = { line, text: typeset(lines.join(' ').trim(), pen.language) };
  pen.sentence = null;
}

const stray = ({ line, text }: Written): Fault =>
  fault(line, 'stray-line', {
    text: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text,
  });

/** `the answer | other spelling | short form` */
export const alternatives = (text: string): readonly string[] =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
