import Svg, { Circle, Path } from 'react-native-svg';
import { SAND } from './colours';

/** For the maître-mots. */
export function Crown({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size * 0.7} viewBox="0 0 40 28" aria-hidden>
      <Path
        d="M4 24 L2 8 L12 15 L20 3 L28 15 L38 8 L36 24 Z"
        fill={SAND}
        stroke="#8A6418"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {[2, 20, 38].map((x) => (
        <Circle key={x} cx={x} cy={x === 20 ? 3 : 8} r={2} fill="#FFE9A8" />
      ))}
    </Svg>
  );
}
