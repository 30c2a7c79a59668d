import { useMemo } from 'react';
import { View } from 'react-native';
import { cellOf, type Grid } from '../../rules';
import { Txt, Unseen } from '../../../../ui';
import type { PytagoraWords } from '../../i18n';
import { equationSpoken, equationsIn, placeSpoken } from './equations';

export interface EquationsProps {
  readonly grid: Grid;
  readonly words: PytagoraWords;
}

/** Whatever lies on the table, as sentences: one listens to them without walking from piece to piece. */
export function Equations({ grid, words }: EquationsProps) {
  const told = useMemo(
    () =>
      equationsIn(grid).map((equation) => {
        const place = placeSpoken(equation.pieces.map(cellOf), words);
        return `${equationSpoken(equation, words)}, ${place}`;
      }),
    [grid, words],
  );
  if (told.length === 0) return null;
  return (
    <Unseen role="list" aria-label={words.equations(told.length)}>
      {told.map((text) => (
        <View key={text} role="listitem" accessible>
          <Txt>{text}</Txt>
        </View>
      ))}
    </Unseen>
  );
}
