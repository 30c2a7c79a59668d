import { useState } from 'react';
import { KeyboardAvoidingView, ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/core';
import { CountdownRing } from '../../shell';
import { Button, Line, SPACE, Txt, useColours } from '../../ui';
import { Main, NumbersRow } from './Buttons';
import { Clues } from './Clues';
import { SAND } from './colours';
import { headFor } from './head';
import { ringLabel } from './line';
import { Obelisk } from './Obelisk';
import type { PlayingProps } from './playing';
import { Scored } from './Scored';
import { nameOf } from './seating';
import { Sentence } from './Sentence';
import { judged } from './judging';
import { useReferee } from './useReferee';
import { WordInput } from './WordInput';

/** SYNO's answer to the enigma, or DICO's own when SYNO's was wrong. */
const ANSWERED: readonly string[] = ['enigma', 'rival'];
const PERSON: Seat = 0;
const APP: Seat = 1;
/** Below this there is no room for everything at once. */
const TIGHT = 600;
const SUMMED: readonly string[] = ['scored', 'round', 'list-over', 'over'];

/** Alone with the app: words are typed, and nobody has to be hidden from. */
export function Typed(props: PlayingProps) {
  const { seen, seats, words, line, wrong, move, canAct, countdown, width, height, header, undo } = props;
  const colours = useColours();
  const referee = useReferee(seen.config);
  const [doubt, setDoubt] = useState<{
    readonly text: string;
    readonly says: string;
    readonly of: number;
  } | null>(null);
  const wide = width > height;
  // The keyboard on the screen takes its part of the room.
  const [room, setRoom] = useState<number | null>(null);
  const tight = Math.min(height, room ?? height) < TIGHT;
  const { riddle, hunt } = seen;
  const dico = hunt?.dico === PERSON;
  const now = riddle && riddle.at < 5 ? riddle.words[riddle.at]! : null;
  const doubted = doubt?.of === seen.beat ? doubt : null;

  const giveClue = (text: string, insist: boolean): boolean => {
    const verdict = insist || !hunt?.word ? null : judged(referee, text, hunt.word, words);
    if (verdict) {
      setDoubt({ text, says: verdict, of: seen.beat });
      return false;
    }
    setDoubt(null);
    return move({ type: 'clue', text }) === null;
  };

  const board = (
    <View style={styles.stage}>
      <ScrollView style={styles.fill} contentContainerStyle={styles.middle}>
        {SUMMED.includes(seen.phase) ? (
          <Scored view={seen} seats={seats} words={words} width={tight ? 200 : Math.min(width, 420)} />
        ) : null}
        {seen.phase === 'title' && riddle ? (
          <Txt strong align="center" size={34} heading={1} testID="title">
            {words.head.riddle(riddle.title)}
          </Txt>
        ) : null}
        {dico && hunt?.word && seen.phase !== 'title' ? (
          <Txt strong size={32} align="center" testID="word">
            {hunt.word}
          </Txt>
        ) : null}
        {now && seen.phase !== 'title' && !SUMMED.includes(seen.phase) ? (
          <Clues clues={now.clues} words={words} />
        ) : null}
      </ScrollView>
      <View style={[styles.beside, tight ? styles.together : null]}>
        {countdown ? (
          <CountdownRing
            countdown={countdown}
            size={tight ? 64 : 84}
            label={ringLabel(seen, words)}
            colour={SAND}
            track={colours.sunken}
          />
        ) : null}
        {riddle && seen.phase !== 'title' && !SUMMED.includes(seen.phase) && !(tight && doubted) ? (
          <Obelisk
            bricks={riddle.bricks}
            height={tight ? 118 : Math.max(140, Math.min(300, height * 0.34))}
            label={words.obelisk(riddle.bricks)}
          />
        ) : null}
      </View>
    </View>
  );
  const controls = (
    <>
      {/* On a small screen whoever explains has the word before them, and the field comes first. */}
      {riddle && seen.phase !== 'title' && seen.phase !== 'round' && !(tight && seen.phase === 'clue') ? (
        <Sentence riddle={riddle} open={seen.phase === 'scored'} words={words} />
      ) : null}
      <Line
        text={doubted?.says ?? line}
        wrong={wrong || doubted !== null}
        after={doubted ? words.typed.insistSays : ''}
      />
      {canAct ? (
        <>
          {seen.phase === 'bet' ? (
            <NumbersRow
              from={1}
              to={riddle?.bricks ?? 1}
              label={(bricks) => `${words.doing.bet} ${bricks}`}
              onChoose={(bricks) => move({ type: 'bet', bricks })}
            />
          ) : null}
          {seen.phase === 'clue' ? (
            <WordInput
              key={`clue-${seen.beat}`}
              label={words.typed.clue}
              hint={words.typed.clueHint}
              send={words.typed.send}
              language={seen.config.language}
              onSend={(text) => giveClue(text, false)}
            />
          ) : null}
          {seen.phase === 'guess' ? (
            <WordInput
              key={`guess-${seen.beat}`}
              label={words.typed.guess}
              hint={words.typed.guess}
              send={words.typed.send}
              language={seen.config.language}
              onSend={(text) => move({ type: 'guess', text }) === null}
            />
          ) : null}
          {ANSWERED.includes(seen.phase) ? (
            <WordInput
              key={`answer-${seen.beat}`}
              label={words.typed.answer}
              hint={words.typed.answer}
              send={words.typed.send}
              language={seen.config.language}
              onSend={(text) => move({ type: 'answer', text }) === null}
            />
          ) : null}
          <View style={styles.small}>
            {doubted ? (
              <Button
                label={words.typed.insist}
                onPress={() => giveClue(doubted.text, true)}
                testID="insist"
              />
            ) : null}
            {undo ? (
              <Button
                kind="bare"
                icon="undo"
                label={words.doing.takeBack}
                onPress={undo}
                testID="take-back"
              />
            ) : null}
            {seen.phase === 'clue' || seen.phase === 'guess' || ANSWERED.includes(seen.phase) ? (
              <Button
                kind="bare"
                label={words.typed.pass}
                onPress={() => move({ type: 'pass' })}
                testID="pass"
              />
            ) : null}
          </View>
          {seen.phase === 'title' || SUMMED.includes(seen.phase) || seen.phase === 'list' ? (
            <Main label={words.doing.on} onPress={() => move({ type: 'on' })} testID="on" />
          ) : null}
          {seen.phase === 'between' ? (
            <Main
              label={riddle && riddle.at >= 4 ? words.doing.enigma : words.doing.next}
              onPress={() => move({ type: 'next' })}
              testID="next"
            />
          ) : null}
        </>
      ) : (
        <Txt dim align="center">
          {seen.acting[0]?.seat === APP ? words.typed.appThinks(nameOf(seats, APP)) : ''}
        </Txt>
      )}
    </>
  );
  const head = (
    <Txt align="center" dim testID="head">
      {headFor(seen, words)}
    </Txt>
  );
  const table = wide ? (
    <View style={styles.wide}>
      <View style={styles.half}>
        {head}
        {board}
      </View>
      <View style={[styles.side, { width: Math.min(width * 0.5, 520) }]}>
        {header}
        {controls}
      </View>
    </View>
  ) : (
    <View style={styles.tall}>
      {head}
      {board}
      <View style={[styles.controls, { width: Math.min(width, 640) }]}>{controls}</View>
    </View>
  );
  return (
    <KeyboardAvoidingView behavior="padding" style={styles.fill}>
      <View style={styles.fill} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}>
        {table}
      </View>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  tall: { flex: 1, alignItems: 'center', gap: SPACE.s },
  wide: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  half: { flex: 1, gap: SPACE.s },
  side: { gap: SPACE.s, justifyContent: 'center' },
  stage: { flex: 1, alignSelf: 'stretch', flexDirection: 'row', gap: SPACE.s },
  fill: { flex: 1 },
  middle: { flexGrow: 1, justifyContent: 'center', gap: SPACE.m, paddingVertical: SPACE.s },
  together: { flexDirection: 'row', gap: SPACE.xs },
  beside: { alignItems: 'center', justifyContent: 'center', gap: SPACE.m },
  controls: { gap: SPACE.s },
  small: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
});
