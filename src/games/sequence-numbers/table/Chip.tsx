import Animated from 'react-native-reanimated';
import { useArrivalStyle, type Arrival } from '../../../shell/beats';
import { Plain, useTheme } from '../../../ui';
import { LOCKED, teamColour } from './colours';

export interface ChipProps {
  readonly team: number;
  readonly size: number;
  readonly locked?: boolean;
}

/** A chip: its team's colour, and a disc, a ring or a cross, so that colour is never the only sign. */
export function Chip({ team, size, locked = false }: ChipProps) {
  const { dark, colours } = useTheme();
  return (
    <Plain
      keepsColours
      style={{
        ...MIDDLE,
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: teamColour(team, dark),
        boxShadow: `0px 1px 2px ${colours.shadow}`,
        ...(locked
          ? { borderWidth: Math.max(2, size * 0.1), borderColor: LOCKED.light, borderStyle: 'dotted' }
          : RIM),
      }}
    >
      <Mark team={team} size={size * (locked ? 0.42 : 0.5)} />
    </Plain>
  );
}

function Mark({
  team,
  size,
  colour = '#FFFFFF',
}: {
  readonly team: number;
  readonly size: number;
  readonly colour?: string;
}) {
  const bar = Math.max(2, size * 0.2);
  if (team === 0) {
    const disc = size * 0.78;
    return <Plain style={{ width: disc, height: disc, borderRadius: disc / 2, backgroundColor: colour }} />;
  }
  if (team === 1) {
    const ring = size * 1.15;
    return (
      <Plain
        style={{
          width: ring,
          height: ring,
          borderRadius: ring / 2,
          borderWidth: bar,
          borderStyle: 'solid',
          borderColor: colour,
        }}
      />
    );
  }
  const stroke = {
    position: 'absolute',
    width: size * 1.2,
    height: bar,
    borderRadius: bar / 2,
    backgroundColor: colour,
  } as const;
  return (
    <Plain style={{ ...MIDDLE, width: size, height: size }}>
      <Plain style={{ ...stroke, transform: 'rotate(45deg)' }} />
      <Plain style={{ ...stroke, transform: 'rotate(-45deg)' }} />
    </Plain>
  );
}

/** What happens to a chip: it arrives, or is counted as one of a sequence that was just finished. */
export interface Moving {
  readonly arrival: Arrival | null;
  readonly stress: Arrival | null;
}

/** A chip that something happens to. Before it has crossed the table it is not to be seen. */
export function MovingChip({
  moving: { arrival, stress },
  ...props
}: ChipProps & { readonly moving: Moving }) {
  return (
    <Animated.View style={useArrivalStyle(arrival, stress)}>
      <Chip {...props} />
    </Animated.View>
  );
}

const MIDDLE = { alignItems: 'center', justifyContent: 'center' } as const;
const RIM = { borderWidth: 1, borderStyle: 'solid', borderColor: 'rgba(255, 255, 255, 0.45)' } as const;
