import type { Age, Language } from '../../src/games/pyramide/decks';
import { fold, foldedWords, singular } from '../../src/games/pyramide/decks/letters';
import { answerWords } from '../../src/games/pyramide/decks/rules/answers';
import type { PartOfSpeech } from '../../src/games/pyramide/lexicon';
import { found, type Finding } from './findings';
import type { Domain, Labelled, LabelledRiddle } from './labels';

const MOST_MARKED = 2;
/** Of the marked words: adverbs, numbers, exclamations. */
const LEAST_OTHERS = 0.1;
/** Of a domain's riddles at one place of its cards; a sixth is chance. */
const MOST_AT_ONE_PLACE = 0.4;
const ENOUGH_TO_TELL = 12;

const riddlesOf = ({ cards }: Labelled): readonly LabelledRiddle[] => cards.flatMap(({ riddles }) => riddles);
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const percent = (part: number): number => Math.round(100 * part);
/** What an answer or a name is known by: without articles, number and accents. */
export const keyOf = (text: string): string =>
  answerWords(text).map(singular).join(' ') || foldedWords(text).join(' ');

/** No word is marked more than twice in a deck. */
export function markedTooOften(deck: Labelled): readonly Finding[] {
  const seen = new Map<string, number>();
  return riddlesOf(deck).flatMap(({ line, words }) =>
    words.flatMap((word) => {
      const key = singular(fold(word));
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      return times > MOST_MARKED ? [found(line, 'marked-often', { word, times })] : [];
    }),
  );
}

/** Half of the persons are women; half of an English deck is of its own world; half of the names are after 1950. */
export function halves(deck: Labelled, language: Language, age: Age): readonly Finding[] {
  const riddles = riddlesOf(deck);
  const persons = riddles.filter(({ label }) => label.kind === 'person');
  const women = persons.filter(({ label }) => label.flags.includes('woman'));
  const faults: Finding[] = [];
  const half = (code: string, part: number) => {
    if (part < 0.5) faults.push(found(1, code, { percent: percent(part), least: 50 }));
  };
  if (age === 'standard') half('women', share(women.length, persons.length));
  if (language === 'en')
    half(
      'own-world',
      share(riddles.filter(({ label }) => label.flags.includes('own')).length, riddles.length),
    );
  const named = deck.themes.reduce((sum, { names }) => sum + names.length, 0);
  const late = deck.themes.reduce((sum, { since1950 }) => sum + since1950, 0);
  half('names-since-1950', share(late, named));
  return faults;
}

/** The die picks a place on the card: it must not tell the domain. */
export function placesTold({ cards }: Labelled): readonly Finding[] {
  const at = new Map<Domain, number[]>();
  for (const { riddles } of cards)
    riddles.forEach(({ label }, place) => {
      const places = at.get(label.domain) ?? Array.from({ length: 6 }, () => 0);
      places[place] = (places[place] ?? 0) + 1;
      at.set(label.domain, places);
    });
  return [...at].flatMap(([domain, places]) => {
    const all = places.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...places);
    return all >= ENOUGH_TO_TELL && share(most, all) > MOST_AT_ONE_PLACE
      ? [
          found(1, 'place-tells', {
            domain,
            place: places.indexOf(most) + 1,
            percent: percent(share(most, all)),
          }),
        ]
      : [];
  });
}

/** Each riddle has two parts of speech among its words, and a tenth of a deck's words are neither nouns, verbs nor adjectives. */
export function partsOfSpeech(
  deck: Labelled,
  posOf: (word: string) => PartOfSpeech | null,
): readonly Finding[] {
  const riddles = riddlesOf(deck);
  const words = riddles.flatMap((riddle) => riddle.words);
  const others = share(words.filter((word) => posOf(word) === 'o').length, words.length);
  return [
    ...riddles.flatMap(({ line, words: five }) =>
      new Set(five.map(posOf)).size < 2 ? [found(line, 'one-part-of-speech')] : [],
    ),
    ...(others < LEAST_OTHERS
      ? [found(1, 'few-adverbs', { percent: percent(others), least: percent(LEAST_OTHERS) })]
      : []),
  ];
}

/** A name is no answer of the same deck; no theme looks back. */
export function namesApart(deck: Labelled): readonly Finding[] {
  const answers = new Map(riddlesOf(deck).map(({ answer, line }) => [keyOf(answer), line]));
  return deck.themes.flatMap(({ line, title, names }) => [
    ...(/d’autrefois|of old\b/i.test(title) ? [found(line, 'theme-of-old', { title })] : []),
    ...names.flatMap((name) => {
      const other = answers.get(keyOf(name));
      return other === undefined ? [] : [found(line, 'name-is-answer', { name, other })];
    }),
  ]);
}

/** Cards are known by their names for good: every one has its own. */
export function namedCards({ ids }: Labelled): readonly Finding[] {
  const seen = new Set<string>();
  return ids.flatMap(({ line, id }) => {
    if (id === null) return [found(line, 'id-missing')];
    if (!/^[0-9a-f]{16}$/.test(id)) return [found(line, 'id-odd', { id })];
    if (seen.has(id)) return [found(line, 'id-twice', { id })];
    seen.add(id);
    return [];
  });
}

/** Answers that a younger deck shares with another of its language. */
export const sharedAnswers = (young: Labelled, other: Labelled): readonly Finding[] => {
  const taken = new Set(riddlesOf(other).map(({ answer }) => keyOf(answer)));
  return riddlesOf(young).flatMap(({ line, answer }) =>
    taken.has(keyOf(answer)) ? [found(line, 'answer-shared', { answer })] : [],
  );
};
