import type { Outline } from '../decks';
import { DECK_WORDS, type DeckWords } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Row } from './Row';
import { riddlesWanting } from './wanting';

export interface OwnDeckRowProps {
  readonly outline: Outline;
  readonly onOpen: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

export function OwnDeckRow({ outline, onOpen, onExport, onRemove }: OwnDeckRowProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const title = outline.title || words.untitled;
  const count = outline.faults.length;
  const wanting = riddlesWanting(outline.riddles);
  return (
    <Row
      title={title}
      says={deckSays(words, outline)}
      status={
        count > 0
          ? { text: words.toMend(count), fine: false }
          : { text: wanting > 0 ? words.moreRiddles(wanting) : words.ready, fine: wanting === 0 }
      }
      openLabel={words.open(title)}
      onOpen={onOpen}
      acts={[
        { icon: 'share', label: words.exportOne(title), onPress: onExport },
        { icon: 'bin', label: words.removeOne(title), onPress: onRemove, danger: true },
      ]}
    />
  );
}

type Counts = Pick<Outline, 'language' | 'age' | 'riddles' | 'expressions' | 'themes'>;

/** Language, age and how much of what; what there is none of is left out. */
export const deckSays = (
  words: DeckWords,
  { language, age, riddles, expressions, themes }: Counts,
): string[] => [
  language === null ? words.noLanguage : words.languages[language],
  words.ages[age],
  words.riddles(riddles),
  ...(expressions > 0 ? [words.expressions(expressions)] : []),
  ...(themes > 0 ? [words.themes(themes)] : []),
];
