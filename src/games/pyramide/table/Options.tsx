import { useMemo } from 'react';
import { levelsOf } from '../../../engine';
import { wordlessBots } from '../bots';
import { DECKS, outlineOf, type Age } from '../decks';
import { ALONE_MODES, LIST_SECONDS, pyramide, USUAL_RIDDLES, type Config } from '../rules';
import { PYRAMIDE_WORDS } from '../i18n';
import { useApp, type OptionsProps } from '../../../shell';
import { ownDecks, type OwnDeck } from '../editor/ownDecks';
import { Button, Choice, Toggle } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { Teams } from './Teams';

/** "Base 10" and its neighbours; 0 is no clock. */
const CLOCKS = [0, 5, 10, 15, 20, 30, 60] as const;

/** What somebody alone would be proposed: shown greyed out to several. */
const USUALLY_ALONE = pyramide.defaults(1).alone!;

/** The same in the same places, whatever the number of seats but who is whose partner: what is not for so many is greyed out, and says why. */
export function Options({ config, names, language, onChange, openDecks, exchange }: OptionsProps<Config>) {
  const { words: frame, store } = useApp();
  const words = PYRAMIDE_WORDS[language];
  const { options } = words;
  // Read anew each time: one may have been written meanwhile. Judged only when a text has changed.
  const texts = JSON.stringify(ownDecks(store));
  const own = useMemo(() => playable(JSON.parse(texts) as readonly OwnDeck[]), [texts]);
  const change = (part: Partial<Config>) => onChange({ ...config, ...part });
  const alone = config.alone ?? USUALLY_ALONE;
  const decks = [
    ...DECKS.map(({ id, age }) => ({ value: id as string, label: options.decks[id] ?? id, age })),
    ...own.map(({ id, title, age }) => ({ value: id, label: title, age })),
  ];
  // Ruling: for juniors the sentence lies open, unless they want it otherwise.
  const isJunior = (deck: string): boolean =>
    decks.some(({ value, age }) => value === deck && age === 'junior');
  return (
    <>
      {/* Under the names, and only where there are pairs: greyed out it would be the first thing that somebody alone reads. */}
      {config.seats === 4 ? <Teams names={names} words={words} exchange={exchange} /> : null}
      <Choice
        label={options.deck}
        colour={GAME_COLOUR}
        options={decks}
        value={config.deck}
        onChange={(deck) => change({ deck, openSentence: isJunior(deck) })}
        says={options.deckSays[config.deck] ?? options.ownDeck}
      />
      <Button icon="book" label={options.editDecks} onPress={openDecks} testID="decks" />
      <Choice
        label={options.mode}
        colour={GAME_COLOUR}
        options={ALONE_MODES.map((value) => ({ value, label: options.modes[value] }))}
        value={alone.mode}
        onChange={(mode) => change({ alone: { ...alone, mode, riddles: USUAL_RIDDLES[mode] } })}
        says={options.modeSays[alone.mode]}
        off={config.alone ? null : options.modeOff}
      />
      <Choice
        label={options.level}
        colour={GAME_COLOUR}
        options={levelsOf(wordlessBots).map((value) => ({
          value: value as string,
          label: frame.levels[value] ?? value,
        }))}
        value={alone.level}
        onChange={(level) => change({ alone: { ...alone, level } })}
        says={frame.levelSays[alone.level] ?? ''}
        off={config.alone ? null : options.modeOff}
      />
      <Choice
        label={options.clock}
        colour={GAME_COLOUR}
        options={CLOCKS.map((value) => ({ value, label: value === 0 ? options.clockOff : `${value} s` }))}
        value={config.clock ?? 0}
        onChange={(seconds) => change({ clock: seconds === 0 ? null : seconds })}
        says={(config.alone ? options.clockSaysAlone : options.clockSays)(config.clock)}
      />
      <Choice
        label={options.secondRound}
        colour={GAME_COLOUR}
        options={(['riddles', 'ping-pong'] as const).map((value) => ({
          value,
          label: options.secondRounds[value],
        }))}
        value={config.secondRound}
        onChange={(secondRound) => change({ secondRound })}
        says={options.secondRoundSays[config.secondRound]}
        off={config.seats === 4 ? null : options.fourOnly}
      />
      <Choice
        label={options.list}
        colour={GAME_COLOUR}
        options={(['free', 'timed'] as const).map((value) => ({ value, label: options.lists[value] }))}
        value={config.listSeconds === null ? 'free' : 'timed'}
        onChange={(value) => change({ listSeconds: value === 'free' ? null : LIST_SECONDS })}
        says={options.listSays}
        off={config.seats === 1 ? options.listAlone : null}
      />
      <Choice
        label={options.first}
        colour={GAME_COLOUR}
        options={[{ value: -1, label: options.firstDie }, ...sidesOf(config.seats, names, words.team)]}
        value={config.first === 'die' ? -1 : config.first}
        onChange={(side) => change({ first: side < 0 ? 'die' : side })}
        says={options.firstSays}
        off={config.seats === 1 ? options.firstAlone : null}
      />
      <Toggle
        label={options.openSentence}
        says={options.openSentenceSays}
        value={config.openSentence}
        onChange={(openSentence) => change({ openSentence })}
      />
      <Toggle
        label={options.club}
        says={options.clubSays}
        value={config.club}
        onChange={(club) => change({ club })}
      />
    </>
  );
}

/** Of one's own decks only those without a fault can be played. */
const playable = (
  decks: readonly OwnDeck[],
): readonly { readonly id: string; readonly title: string; readonly age: Age }[] =>
  decks.flatMap(({ id, text }) => {
    const { title, age, faults } = outlineOf(text);
    return faults.length === 0 ? [{ id, title: title || id, age }] : [];
  });

/** Partners face each other: the first and the third, the second and the fourth. */
function sidesOf(
  seats: number,
  names: readonly string[],
  team: (names: readonly string[]) => string,
): readonly { readonly value: number; readonly label: string }[] {
  if (seats === 4)
    return [0, 1].map((side) => ({ value: side, label: team([names[side] ?? '', names[side + 2] ?? '']) }));
  return names.map((label, value) => ({ value, label }));
}
