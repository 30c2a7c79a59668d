import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { Json, Player } from '../src/engine';
import { useApp, type Box } from '../src/shell';
import { Button, Choice, Page, Panel, Txt, useColours } from '../src/ui';
import { coverOf, nameOf } from './games';
import { useNavigate, type RouteOf } from './useNavigate';
import { NotFoundScreen } from './NotFoundScreen';
import { SeatEditor } from './SeatEditor';
import { chosenBefore, playersFor, readLastSetUp, refusedPlayers, usualPlayers } from './players';
import { Sorry } from './Sorry';
import { Today } from './Today';
import { useBeginGame } from './useBeginGame';
import { useBox } from './useBox';
import { useReturns } from './useReturns';

export default function SetUpScreen({ route }: RouteOf<{ game: string }>) {
  const { words, language } = useApp();
  const navigate = useNavigate();
  const id = route.params?.game ?? '';
  const opening = useBox(id);
  if (opening.kind === 'open') return <SetUp key={id} box={opening.box} />;
  if (opening.kind === 'unknown') return <NotFoundScreen />;
  if (opening.kind === 'failed') return <Sorry found={opening} />;
  return (
    <Page title={coverOf(id)?.words[language].name ?? ''} back={{ label: words.back, go: navigate.back }}>
      <Txt dim>{words.loading}</Txt>
    </Page>
  );
}

function SetUp({ box }: { readonly box: Box }) {
  const { words, language, settings, change } = useApp();
  const colours = useColours();
  const navigate = useNavigate();
  const { game } = box;
  const last = useMemo(() => readLastSetUp(settings.lastSetUp[game.id]), [settings.lastSetUp, game.id]);
  const remembered = last && game.seatCounts.includes(last.players.length) ? last : null;
  const [players, setPlayers] = useState<readonly Player[]>(() => usualPlayers(box, last, words));
  /** Who was chosen for a seat, last time or now, also those who left when the table got smaller; the others are proposed. */
  const [chosen, setChosen] = useState<readonly (Player | undefined)[]>(() =>
    chosenBefore(remembered?.players ?? [], words),
  );
  const [config, setConfig] = useState<Json>(() =>
    box.setUp.configFor(players.length, remembered ? game.readConfig(remembered.config) : null, language),
  );
  const { begin, refused, setRefused } = useBeginGame();
  // Options may be written on other screens, as decks are: whoever comes back finds them.
  useReturns();

  const seat = (place: number, player: Player) => {
    const put = <T,>(list: readonly T[]) => Object.assign([...list], { [place]: player });
    setPlayers(put);
    setChosen(put);
    setRefused(null);
  };
  const exchange = (one: number, other: number) => {
    const turned = (place: number) => (place === one ? other : place === other ? one : place);
    const next = players.map((_, place) => players[turned(place)]!);
    setPlayers(next);
    setChosen((before) => [...next, ...before.slice(next.length)]);
    setRefused(null);
  };
  const resize = (seats: number) => {
    setPlayers(playersFor(seats, chosen, words, box.players.peopleOnly));
    setConfig(box.setUp.configFor(seats, config, language));
    setRefused(null);
  };
  const start = () => {
    const named = players.map((player) => ({ ...player, name: player.name.trim() }));
    const refusal = game.refuseConfig(config);
    const why = refusedPlayers(named, words) ?? (refusal && box.words.refusedConfig(refusal, language));
    if (why) return setRefused(why);
    const remember: Json = { players: named, config };
    change({ lastSetUp: { ...settings.lastSetUp, [game.id]: remember } });
    begin(box, config, named);
  };

  return (
    <Page
      title={nameOf(game.id, language)}
      back={{ label: words.back, go: navigate.back }}
      footer={
        <View style={{ gap: 8 }}>
          {refused ? (
            <Txt role="alert" colour={colours.warn} align="center">
              {refused}
            </Txt>
          ) : null}
          <Button kind="main" colour={box.colour} label={words.setUp.start} onPress={start} testID="start" />
        </View>
      }
    >
      {(box.learning.lessons ?? []).map((lesson) => (
        <Button
          key={lesson.id}
          icon="book"
          label={words.named(words.lessons.open, lesson.title(language))}
          onPress={() => navigate.lesson(game.id, lesson.id)}
          testID={`lesson-${lesson.id}`}
        />
      ))}
      <Panel>
        <Choice
          label={words.setUp.howMany}
          colour={box.colour}
          options={game.seatCounts.map((value) => ({ value, label: String(value) }))}
          value={players.length}
          onChange={resize}
        />
      </Panel>
      <Panel>
        <Txt strong size="large" heading={2}>
          {words.setUp.seats}
        </Txt>
        {players.map((player, place) => (
          <SeatEditor
            key={place}
            box={box}
            place={place}
            player={player}
            config={config}
            onChange={(next) => seat(place, next)}
          />
        ))}
      </Panel>
      <Panel>
        <Txt strong size="large" heading={2}>
          {words.setUp.options}
        </Txt>
        <box.setUp.Options
          config={config}
          names={players.map(({ name }, place) => name.trim() || words.setUp.seat(place + 1))}
          language={language}
          openDecks={navigate.decks}
          exchange={exchange}
          onChange={(next) => {
            setConfig(next);
            setRefused(null);
          }}
        />
        <Today box={box} config={config} />
        <Button icon="book" label={words.setUp.rules} onPress={() => navigate.rules(game.id)} />
      </Panel>
    </Page>
  );
}
