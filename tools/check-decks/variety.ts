import type { Age, Language } from '../../src/games/pyramide/decks';
import { found, type Finding } from './findings';
import type { Labelled, LabelledCard, LabelledRiddle } from './labels';

/** How the sentences of a language begin, end and speak. */
const MANNERS: Readonly<
  Record<Language, { readonly opening: RegExp; readonly ending: RegExp; readonly first: RegExp }>
> = {
  fr: {
    opening: /^(Il|Elle|On|Ils|Elles)(?![a-zà-ÿ])/,
    ending: /, et [^,;:]*$/,
    first: /(^|[^a-zà-ÿœ])(je|me|moi|mon|ma|mes|nous|notre|nos|j’|m’)(?![a-zà-ÿœ])/i,
  },
  en: {
    opening: /^(It|He|She|They)(?![a-z])/,
    ending: /, and [^,;:]*$/,
    first: /(^|[^a-z])(I|me|my|mine|we|us|our)(?![a-z])/,
  },
};

/** A question, an exclamation, something quoted; an instruction begins with its verb. */
const ADDRESSED =
  /[?!«“”]|^(Pour |À vendre|Attention|Recette|Avis|Notice|Warning|For sale|Wanted|Recipe|To )|(^|[^a-zà-ÿœ])(vous|votre|vos|tu|te|ton|ta|tes|you|your)(?![a-zà-ÿœ])|^\*?[A-ZÀ-Ý][a-zà-ÿ]*(ez|ons)\*?(?![a-zà-ÿ])/i;

const MOST_ALIKE = 2;

const plain = ({ sentence }: LabelledRiddle): string => sentence.replace(/\*/g, '').trim();
const counting = (card: LabelledCard, test: (riddle: LabelledRiddle) => boolean): number =>
  card.riddles.filter(test).length;

/** No two sentences of a card sound alike, and somebody speaks in it. */
export function varietyFaults({ cards }: Labelled, language: Language): readonly Finding[] {
  const { opening, ending, first } = MANNERS[language];
  return cards.flatMap((card) => {
    const faults: Finding[] = [];
    const most = (code: string, count: number) => {
      if (count > MOST_ALIKE) faults.push(found(card.line, code, { found: count, most: MOST_ALIKE }));
    };
    const least = (code: string, count: number) => {
      if (count < 1) faults.push(found(card.line, code, { found: count, least: 1 }));
    };
    most(
      'same-opening',
      counting(card, (riddle) => opening.test(plain(riddle))),
    );
    most(
      'same-ending',
      counting(card, (riddle) => ending.test(plain(riddle))),
    );
    least(
      'first-person',
      counting(card, (riddle) => first.test(plain(riddle))),
    );
    least(
      'addressed',
      counting(card, (riddle) => ADDRESSED.test(plain(riddle))),
    );
    return [...faults, ...card.riddles.flatMap(sideBySide)];
  });
}

/** Two marked words with no word between them are one long gap when both are struck. */
function sideBySide({ line, sentence }: LabelledRiddle): readonly Finding[] {
  const between = sentence
    .split('*')
    .filter((_, nth) => nth % 2 === 0)
    .slice(1, -1);
  return between.some((text) => !/[A-Za-zÀ-ÿœŒ]/.test(text)) ? [found(line, 'marks-adjacent')] : [];
}

/** Who and what a card is about. */
export function worldFaults(deck: Labelled, language: Language, age: Age): readonly Finding[] {
  return deck.cards.flatMap((card) => {
    const faults: Finding[] = [];
    const least = (code: string, count: number, wanted: number) => {
      if (count < wanted) faults.push(found(card.line, code, { found: count, least: wanted }));
    };
    const has = (flag: LabelledRiddle['label']['flags'][number]) =>
      counting(card, ({ label }) => label.flags.includes(flag));
    // Children know more figures from tales and films than from life.
    const isSomebody = ({ label }: LabelledRiddle): boolean =>
      label.kind === 'person' || (age === 'junior' && label.kind === 'character');
    least('persons', counting(card, isSomebody), 2);
    least(
      'works',
      counting(card, ({ label }) => label.kind === 'work'),
      1,
    );
    least('recent', has('recent'), 1);
    if (language === 'fr') least('abroad', has('abroad'), 1);
    return faults;
  });
}
