import { useEffect, useRef } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import type { Player } from '../../engine';
import { faceColour, RADIUS, SPACE, Txt, useColours, useEdge } from '../../ui';
import { useApp } from '../AppProvider';
import type { AnyReviewer } from '../learning';
import type { ReviewedTurn } from './reviewGame';
import type { Steps } from './useSteps';

export interface PictureStripProps {
  readonly reviewer: AnyReviewer;
  readonly turns: readonly ReviewedTurn[];
  readonly seats: readonly Player[];
  readonly steps: Steps;
}

const TILE = 56;

/** The game as a row of what was laid, each in the colour of who laid it. Nobody is judged. */
export function PictureStrip({ reviewer, turns, seats, steps }: PictureStripProps) {
  const { words, language } = useApp();
  const colours = useColours();
  const edge = useEdge();
  const scroll = useRef<ScrollView>(null);
  const { at, count, go } = steps;
  useEffect(() => {
    scroll.current?.scrollTo({ x: (at - 2) * (TILE + SPACE.xs), animated: true });
  }, [at]);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      role="list"
      aria-label={words.review.pictures}
      style={styles.strip}
      contentContainerStyle={styles.tiles}
      testID="review-strip"
    >
      {turns.map((turn, nth) => {
        const { name, face } = seats[turn.seat]!;
        return (
          <View key={nth} role="listitem">
            <Pressable
              role="button"
              aria-label={words.named(name, words.review.step(nth + 1, count))}
              aria-current={nth === at}
              onPress={() => go(nth)}
              testID={`review-picture-${nth}`}
              style={[
                styles.tile,
                edge && nth !== at ? styles.edged : null,
                { backgroundColor: faceColour(face) },
                { borderColor: nth === at || edge ? colours.text : colours.clear },
              ]}
            >
              <Txt strong size="large" colour="#FFFFFF" fixed>
                {reviewer.describe(turn.view, turn.move, language)}
              </Txt>
            </Pressable>
          </View>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0, height: TILE + SPACE.s },
  tiles: { gap: SPACE.xs, alignItems: 'center' },
  tile: {
    width: TILE,
    height: TILE,
    borderRadius: RADIUS.m,
    borderWidth: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  edged: { borderWidth: 1 },
});
