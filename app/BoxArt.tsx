import Svg, { Path } from 'react-native-svg';
import type { ArtPath } from '../src/shell';

/** The still life on a box. */
export function BoxArt({ art, size = 84 }: { readonly art: readonly ArtPath[]; readonly size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 84 84" aria-hidden>
      {art.map(({ d, fill = 'none', at: [x, y] = [0, 0], round, ...line }, nth) => (
        <Path
          key={nth}
          d={d}
          fill={fill}
          transform={`translate(${x} ${y})`}
          {...line}
          {...(round ? ROUND : {})}
        />
      ))}
    </Svg>
  );
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
