import { View as Dot } from 'react-native';
import type { Language } from '../../i18n';
import { wordlessBots } from './bots';
import { DECKS } from './decks';
import { defaults, isTyped, pyramide, sideOf, type Config } from './rules';
import { PYRAMIDE_WORDS } from './i18n';
import { defineBox } from '../../shell';
import { DeckEditor } from './editor/DeckEditor';
import { Decks } from './editor/Decks';
import { beat } from './table/beats';
import { GAME_COLOUR, palette, SIDE_COLOURS } from './table/colours';
import { hints } from './table/hints';
import { lessons } from './table/lessons';
import { Options } from './table/Options';
import { notePlayed } from './table/notePlayed';
import { prepare } from './table/prepare';
import { reviewer } from './table/reviewer';
import { result } from './table/result';
import { Rules } from './table/Rules';
import { solo } from './table/solo';
import { Table } from './table/Table';
import { roleSays } from './table/roleSays';
import { SidesBar } from './table/SidesBar';
import { Sprite } from './table/Sprite';
import { ending, heard, tell } from './table/tell';
import { readySays, timeOutSays } from './table/timeWords';
import { wake } from './table/wake';

/** The first in the language that is spoken. */
const usualDeck = (language: Language): string =>
  (DECKS.find((deck) => deck.language === language) ?? DECKS[0]!).id;
const APP_FACE = 7;

/** Keeps what does not depend on the number of seats. The cards themselves are drawn when the game begins. */
function configFor(seats: number, old: Config | null, language: Language): Config {
  const usual = { ...defaults(seats), deck: usualDeck(language) };
  if (!old) return usual;
  const { deck, clock, club, listSeconds, openSentence } = old;
  const kept = { ...usual, deck: deck || usual.deck, club, openSentence };
  // Who types and who speaks have their own times.
  if (isTyped(old) !== isTyped(usual)) return kept;
  const timed = { ...kept, clock, listSeconds };
  if (old.seats !== seats) return timed;
  return { ...timed, alone: old.alone, secondRound: old.secondRound, first: old.first };
}

export const box = defineBox({
  game: pyramide,
  colour: GAME_COLOUR,
  players: {
    bots: wordlessBots,
    peopleOnly: true,
    companion: ({ alone }, language) =>
      alone && { name: PYRAMIDE_WORDS[language].appName, face: APP_FACE, bot: alone.level, help: false },
    wake,
  },
  setUp: {
    Options,
    configFor,
    nextConfig: (config) => configFor(config.seats, config, config.language),
    helpSays: () => null,
  },
  table: {
    Table,
    Seats: SidesBar,
    // Words are typed above a keyboard, which leaves little room.
    least: ({ typed }) => (typed ? 330 : undefined),
    forWords: 320,
    forLesson: { tall: 132 },
    palette,
    Mark: ({ view, seat, size }) => (
      <Dot
        style={{
          width: size,
          height: size,
          borderRadius: size / 2,
          backgroundColor: SIDE_COLOURS[sideOf(view.config, seat)]!,
        }}
      />
    ),
    beat,
    Sprite,
  },
  words: {
    Rules,
    refusedConfig: ({ code, numbers }, language) => {
      const words = PYRAMIDE_WORDS[language];
      const { least = 0, has = 0 } = numbers ?? {};
      if (code === 'few-riddles') return words.deckTooSmall.riddles(least, has);
      if (code === 'few-lists') return words.deckTooSmall.expressions(least, has);
      return words.config[code] ?? words.refused.other;
    },
    standing: (view, seat, language) => {
      const words = PYRAMIDE_WORDS[language];
      const own = sideOf(view.config, seat);
      const stars = '★'.repeat(view.rounds[own] ?? 0);
      // The Grande Pyramide ranks everybody: at the end that is what each has made.
      if (view.result?.maitreMots != null)
        return [stars, words.ending.expressions(view.finale?.found[seat] ?? 0)].filter(Boolean).join(' · ');
      return [view.score[own] ?? 0, stars].filter((one) => one !== '').join(' ');
    },
    counts: (_view, language) => PYRAMIDE_WORDS[language].counts,
    tell,
    ending,
    ready: readySays,
    timeOut: timeOutSays,
    roleName: roleSays,
    heard,
  },
  learning: { hints, reviewer, lessons },
  result,
  solo,
  decks: { prepare, notePlayed, screens: { List: Decks, Editor: DeckEditor } },
});
