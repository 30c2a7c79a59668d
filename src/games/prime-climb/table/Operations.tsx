import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { factorsOf, type Config, type Use } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, SPACE, Tappable, Txt, useTheme } from '../../../ui';
import { textWidth } from '../../../ui/textWidth';
import { inkOf } from './colours';
import { Ring } from './Ring';

export interface OperationsProps {
  /** A row for each live number, for the pawn that is meant. */
  readonly rows: readonly (readonly Use[])[];
  readonly at: number;
  /** How much a helping hand shows; null for those who have none. */
  readonly help: Config['helper'] | null;
  readonly words: PrimeClimbWords;
  readonly height: number;
  readonly onUse: (use: Use) => void;
}

const PHONE = 374;

/** Tap a pawn, tap an operation. What changes nothing says so before it is used. */
export function Operations({ rows, at, help, words, height, onUse }: OperationsProps) {
  // As wide as a phone until it was measured.
  const [width, setWidth] = useState(PHONE);
  return (
    <View
      role="group"
      aria-label={words.operations}
      style={[styles.rows, { height }]}
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.width > 0) setWidth(layout.width);
      }}
    >
      {rows.map((uses, nth) => (
        <View key={nth} style={styles.row}>
          {uses.map((use) => (
            <OperationButton
              key={use.move.operation}
              use={use}
              nth={nth}
              at={at}
              help={help}
              words={words}
              width={(width - (uses.length - 1) * SPACE.xs) / uses.length}
              onPress={() => onUse(use)}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

/** Four of them stand side by side on a phone: what an operation leads to has room for words no larger than this. */
const IDLE = { size: 11, most: 15 } as const;
const SUM = 18;
/** Of a button: its edges, and the gap beside the ring. */
const EDGES = 3 * SPACE.xs + 3;
const SMALLEST = 24;

interface OperationButtonProps {
  readonly use: Use;
  readonly nth: number;
  readonly at: number;
  readonly help: Config['helper'] | null;
  readonly words: PrimeClimbWords;
  readonly width: number;
  readonly onPress: () => void;
}

function OperationButton({ use, nth, at, help, words, width, onPress }: OperationButtonProps) {
  const { colours, dark, signs, pieces, scale, text: larger } = useTheme();
  const { by, lawful, idle, to } = use;
  const { operation } = use.move;
  const text = words.operation(operation, by);
  const shown = lawful && !idle && to !== null ? help : null;
  const result = !lawful ? words.impossible : idle ? words.nothingChanges : help === 'results' ? `${to}` : '';
  return (
    <Tappable
      role="button"
      aria-label={result === '' ? text : words.operationSpoken(text, result)}
      aria-disabled={!lawful}
      testID={nth === 0 ? `operation-${operation}` : `operation-${nth}-${operation}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        nth > 0 ? styles.second : null,
        {
          backgroundColor: lawful ? colours.surface : colours.sunken,
          borderColor: lawful ? inkOf(nth, colours, dark) : colours.border,
          opacity: pressed ? 0.75 : 1,
        },
      ]}
    >
      <View>
        <Txt strong size={SUM} align="center" colour={lawful ? colours.text : colours.off}>
          {text}
        </Txt>
        {idle || !lawful ? (
          <Txt
            size={Math.min(IDLE.size * larger, IDLE.most)}
            fixed
            align="center"
            colour={colours.dim}
            numberOfLines={1}
          >
            {idle ? words.nothingChanges : '—'}
          </Txt>
        ) : null}
      </View>
      {shown !== null && to !== null ? (
        <Ring
          {...joinedRing(operation, at, by, to)}
          // Beside larger words it takes what is left.
          size={Math.max(SMALLEST, Math.min(36 * pieces, width - EDGES - textWidth(text, SUM * scale)))}
          signs={signs}
          {...(shown === 'results' ? { number: to } : {})}
        />
      ) : null}
    </Tappable>
  );
}

/** A product shows whose arcs joined: the pawn's own first, then those of the number, drawn out a little. */
function joinedRing(operation: string, at: number, by: number, to: number) {
  if (operation !== '×' || at === 0) return { factors: factorsOf(to) };
  const own = factorsOf(at);
  return { factors: [...own, ...factorsOf(by)], joined: own.length };
}

const styles = StyleSheet.create({
  rows: { gap: SPACE.xs, justifyContent: 'center' },
  row: { flex: 1, flexDirection: 'row', gap: SPACE.xs, maxHeight: 120 },
  button: {
    flex: 1,
    minHeight: 44,
    borderRadius: RADIUS.m,
    borderWidth: 1.5,
    flexDirection: 'row',
    gap: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.xs,
  },
  second: { borderStyle: 'dashed' },
});
