import { G, Path, Rect, Text } from 'react-native-svg';
import type { Picture } from '../../../shell/result/parts';
import { FONT, useTheme } from '../../../ui';
import { INK, ON_SAND, SAND } from './colours';
import type { RiddleStory } from './unfold';

const STEP = 1.15;
const PYRAMID = 1.7;
const EDGE = 0.06;

/** A riddle without a word of it: its five words with the clues each took, and the pyramid of whoever solved it. */
export const riddlePicture = (story: RiddleStory): Picture => ({
  width: 5 * STEP + PYRAMID + 2 * EDGE,
  height: 1 + 2 * EDGE,
  drawn: <RiddleArt story={story} />,
});

function RiddleArt({ story: { words, enigma } }: { readonly story: RiddleStory }) {
  const { colours } = useTheme();
  return (
    <G transform={`translate(${EDGE} ${EDGE})`}>
      {words.map(({ found, clues }, nth) => (
        <G key={nth} transform={`translate(${nth * STEP} 0)`}>
          <Rect
            width={1}
            height={1}
            rx={0.22}
            fill={found ? SAND : 'none'}
            stroke={found ? SAND : colours.dim}
            strokeWidth={0.05}
            {...(found ? {} : { strokeDasharray: '0.14 0.1' })}
          />
          <Text
            x={0.5}
            y={0.68}
            fontSize={0.52}
            fontFamily={FONT.strong}
            fill={found ? ON_SAND : colours.dim}
            textAnchor="middle"
          >
            {found ? clues.length : '–'}
          </Text>
        </G>
      ))}
      <G transform={`translate(${5 * STEP + 0.15} 0)`}>
        <Path
          d="M0 1 L0.75 0 L1.5 1 Z"
          fill={enigma.by === null ? 'none' : SAND}
          stroke={enigma.by === null ? colours.dim : INK}
          strokeWidth={0.06}
          strokeLinejoin="round"
        />
        {enigma.by === null ? null : (
          <Path
            d="M0.5 0.68 L0.7 0.86 L1.03 0.5"
            fill="none"
            stroke={INK}
            strokeWidth={0.12}
            strokeLinecap="round"
          />
        )}
      </G>
    </G>
  );
}
