import { Circle, G, Path, Text } from 'react-native-svg';
import { FONT } from '../../ui';
import { PartyHat } from '../../ui/PartyHat';
import type { Stand } from './layPodium';

const ON_COLOUR = '#FFFFFF';
const TILTS = [0, -14, 12, -9, 16, -6];

/** Columns, heads and hats, as shapes of a drawing: on the screen, and in the picture that is shared. */
export function PodiumArt({ stands }: { readonly stands: readonly Stand[] }) {
  return (
    <G>
      {stands.map((stand, place) => (
        <G key={place}>
          {stand.heads.map(({ x, y, radius }, who) => (
            <PartyHat
              key={who}
              x={x + (TILTS[(place + who) % TILTS.length]! / 90) * radius}
              y={y - radius * 0.72}
              width={radius * 1.15}
              tilt={TILTS[(place + who) % TILTS.length]!}
              nth={place + who}
            />
          ))}
          {stand.heads.map(({ x, y, radius }, who) => (
            <Circle
              key={who}
              cx={x}
              cy={y}
              r={radius - 1}
              fill={stand.column.colour}
              stroke={ON_COLOUR}
              strokeWidth={radius * 0.08}
            />
          ))}
          <Path d={slab(stand)} fill={stand.column.colour} stroke={ON_COLOUR} strokeWidth={1} />
          {stand.heads.map(({ x, y, radius, initial }, who) => (
            <Written key={who} text={initial} x={x} y={y + radius * 0.28} size={radius} />
          ))}
          {[stand.number, ...stand.names].map(({ text, y, size }, nth) => (
            <Written key={nth} text={text} x={stand.x + stand.width / 2} y={y} size={size} />
          ))}
        </G>
      ))}
    </G>
  );
}

/** Round above, straight where it stands. */
const slab = ({ x, y, width, height }: Stand): string => {
  const round = Math.min(14, width / 4, height / 2);
  return `M${x} ${y + height}V${y + round}Q${x} ${y} ${x + round} ${y}H${x + width - round}Q${x + width} ${y} ${x + width} ${y + round}V${y + height}Z`;
};

interface WrittenProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Written = ({ text, x, y, size }: WrittenProps) => (
  <Text x={x} y={y} fontSize={size} fontFamily={FONT.strong} fill={ON_COLOUR} textAnchor="middle">
    {text}
  </Text>
);
