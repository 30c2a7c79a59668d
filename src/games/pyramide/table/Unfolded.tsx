import { useMemo } from 'react';
import { View } from 'react-native';
import { pyramide, type Config, type Move, type State, type View as SeenView } from '../rules';
import { PYRAMIDE_WORDS } from '../i18n';
import type { UnfoldedProps } from '../../../shell';
import { Panel, SPACE, Txt } from '../../../ui';
import { nameOf } from './seating';
import { unfold, type ListStory, type NamesStory, type RiddleStory, type Story } from './unfold';
import { UnfoldedRiddle } from './UnfoldedRiddle';
import { UnfoldedWord } from './UnfoldedWord';
import type { ReviewWords } from './reviewWords';

/** Every riddle with all its words, every theme and every list, and what would have been enough. */
export function Unfolded({ table, seats, language }: UnfoldedProps<Config, State, Move>) {
  const stories = useMemo(() => unfold(table), [table]);
  const view: SeenView = pyramide.view(table.state, 'table');
  const review: ReviewWords = { words: PYRAMIDE_WORDS[language], seats, view };
  const riddles = stories.filter((story): story is RiddleStory => story.kind === 'riddle');
  return (
    <View style={{ gap: SPACE.l }} testID="unfolded">
      <Summary riddles={riddles} review={review} />
      {stories.map((story, nth) => (
        <Chapter key={nth} story={story} review={review} />
      ))}
    </View>
  );
}

function Chapter({ story, review }: { readonly story: Story; readonly review: ReviewWords }) {
  switch (story.kind) {
    case 'riddle':
      return <UnfoldedRiddle story={story} review={review} />;
    case 'names':
      return <UnfoldedNames story={story} review={review} />;
    case 'list':
      return <UnfoldedList story={story} review={review} />;
  }
}

function Summary({
  riddles,
  review,
}: {
  readonly riddles: readonly RiddleStory[];
  readonly review: ReviewWords;
}) {
  const says = review.words.learning.unfolded;
  const all = riddles.flatMap(({ words }) => words);
  const found = all.filter((word) => word.found);
  const staked = riddles
    .filter(({ appBets }) => !appBets)
    .flatMap(({ words }) => words.filter((word) => word.found && word.bet !== null));
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

function UnfoldedNames({ story, review }: { readonly story: NamesStory; readonly review: ReviewWords }) {
  const says = review.words.learning.unfolded;
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {says.theme(story.title)}
      </Txt>
      <Txt dim>{says.round(story.round)}</Txt>
      {story.names.map((name) => {
        const dico = name.clues[0]?.by;
        const bid = dico === undefined ? null : says.bid(nameOf(review.seats, dico), name.bet ?? 0);
        return <UnfoldedWord key={name.word} story={name} instead={bid} review={review} />;
      })}
    </Panel>
  );
}

function UnfoldedList({ story, review }: { readonly story: ListStory; readonly review: ReviewWords }) {
  const says = review.words.learning.unfolded;
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {says.list(nameOf(review.seats, story.dico))}
      </Txt>
      {story.items.map(({ text, by }) => (
        <Txt key={text} dim={by === null}>
          {says.said(text, by === null ? says.nobody : nameOf(review.seats, by))}
        </Txt>
      ))}
    </Panel>
  );
}
