import { useMemo } from 'react';
import { View } from 'react-native';
import { pyramide, type State, type View as SeenView } from '../../engine/pyramide';
import { PYRAMIDE_WORDS } from '../../i18n/pyramide';
import type { UnfoldedProps } from '../../shell';
import { Panel, SPACE, Txt } from '../../ui';
import { nameOf } from './seating';
import { unfold, type ListStory, type NamesStory, type RiddleStory, type Story } from './unfold';
import { UnfoldedRiddle } from './UnfoldedRiddle';
import { UnfoldedWord } from './UnfoldedWord';
import type { Telling } from './telling';

/** Every riddle with all its words, every theme and every list, and what would have been enough. */
export function Unfolded({ table, seats, language }: UnfoldedProps) {
  const stories = useMemo(() => unfold(table), [table]);
  const view: SeenView = pyramide.view(table.state as State, 'table');
  const telling: Telling = { words: PYRAMIDE_WORDS[language], seats, view };
  const riddles = stories.filter((story): story is RiddleStory => story.kind === 'riddle');
  return (
    <View style={{ gap: SPACE.l }} testID="unfolded">
      <Summary riddles={riddles} telling={telling} />
      {stories.map((story, nth) => (
        <Chapter key={nth} story={story} telling={telling} />
      ))}
    </View>
  );
}

function Chapter({ story, telling }: { readonly story: Story; readonly telling: Telling }) {
  switch (story.kind) {
    case 'riddle':
      return <UnfoldedRiddle story={story} telling={telling} />;
    case 'names':
      return <UnfoldedNames story={story} telling={telling} />;
    case 'list':
      return <UnfoldedList story={story} telling={telling} />;
  }
}

function Summary({
  riddles,
  telling,
}: {
  readonly riddles: readonly RiddleStory[];
  readonly telling: Telling;
}) {
  const says = telling.words.learning.unfolded;
  const all = riddles.flatMap(({ words }) => words);
  const found = all.filter((word) => word.found);
  const staked = found.filter(({ bet }) => bet !== null);
  const bet = staked.reduce((sum, word) => sum + word.bet!, 0);
  const used = staked.reduce((sum, word) => sum + word.clues.length, 0);
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {says.title}
      </Txt>
      <Txt>{says.sum(found.length, all.length)}</Txt>
      <Txt>{says.sumEnigmas(riddles.filter(({ enigma }) => enigma.by !== null).length, riddles.length)}</Txt>
      {bet > used ? <Txt>{says.used(bet, used)}</Txt> : null}
    </Panel>
  );
}

function UnfoldedNames({ story, telling }: { readonly story: NamesStory; readonly telling: Telling }) {
  const says = telling.words.learning.unfolded;
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {says.theme(story.title)}
      </Txt>
      <Txt dim>{says.round(story.round)}</Txt>
      {story.names.map((name) => {
        const dico = name.clues[0]?.by;
        const bid = dico === undefined ? null : says.bid(nameOf(telling.seats, dico), name.bet ?? 0);
        return <UnfoldedWord key={name.word} story={name} instead={bid} telling={telling} />;
      })}
    </Panel>
  );
}

function UnfoldedList({ story, telling }: { readonly story: ListStory; readonly telling: Telling }) {
  const says = telling.words.learning.unfolded;
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {says.list(nameOf(telling.seats, story.dico))}
      </Txt>
      {story.items.map(({ text, by }) => (
        <Txt key={text} dim={by === null}>
          {says.said(text, by === null ? says.nobody : nameOf(telling.seats, by))}
        </Txt>
      ))}
    </Panel>
  );
}
