import { StyleSheet, View } from 'react-native';
import { factorsOf, type Config, type Use } from '../rules';
import type { ClimbWords } from '../i18n';
import { RADIUS, SPACE, Tappable, Txt, useColours, useTheme } from '../../../ui';
import { OPERATIONS } from './layout';
import { Ring } from './Ring';

export interface OperationsProps {
  /** For the number in use and the pawn that is meant; without a pawn the operations wait. */
  readonly uses: readonly Use[];
  readonly at: number | null;
  /** How much a helping hand shows; null for those who have none. */
  readonly help: Config['helper'] | null;
  readonly words: ClimbWords;
  readonly onUse: (use: Use) => void;
}

/** Tap a number, tap an operation. What changes nothing says so before it is used. */
export function Operations({ uses, at, help, words, onUse }: OperationsProps) {
  return (
    <View role="group" aria-label={words.operations} style={styles.row}>
      {uses.map((use) => (
        <OperationButton
          key={use.move.operation}
          use={use}
          at={at}
          help={help}
          words={words}
          onPress={() => onUse(use)}
        />
      ))}
    </View>
  );
}

interface OperationButtonProps {
  readonly use: Use;
  readonly at: number | null;
  readonly help: Config['helper'] | null;
  readonly words: ClimbWords;
  readonly onPress: () => void;
}

function OperationButton({ use, at, help, words, onPress }: OperationButtonProps) {
  const colours = useColours();
  const { signs } = useTheme();
  const { by, lawful, idle, to } = use;
  const { operation } = use.move;
  const dimmed = at === null || !lawful;
  const text = words.operation(operation, by);
  const shown = at !== null && lawful && !idle && to !== null ? help : null;
  const result = !lawful ? words.impossible : idle ? words.nothingChanges : help === 'results' ? `${to}` : '';
  return (
    <Tappable
      role="button"
      aria-label={at === null || result === '' ? text : words.operationSpoken(text, result)}
      aria-disabled={dimmed}
      testID={`operation-${operation}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: colours.sunken, opacity: pressed ? 0.75 : 1 },
      ]}
    >
      <View>
        <Txt
          strong
          size={20}
          align="center"
          colour={dimmed ? colours.dim : colours.text}
          maxFontSizeMultiplier={1.2}
        >
          {text}
        </Txt>
        {at === null ? null : idle || !lawful ? (
          <Txt size={11} align="center" colour={colours.dim} numberOfLines={1} maxFontSizeMultiplier={1.1}>
            {idle ? words.nothingChanges : '—'}
          </Txt>
        ) : null}
      </View>
      {shown !== null && to !== null && at !== null ? (
        <Ring
          {...joinedRing(operation, at, by, to)}
          size={36}
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
  row: { flexDirection: 'row', gap: SPACE.s, height: OPERATIONS },
  button: {
    flex: 1,
    borderRadius: RADIUS.m,
    flexDirection: 'row',
    gap: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.xs,
  },
});
