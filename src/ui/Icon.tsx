import Svg, { Path } from 'react-native-svg';
import { useTheme } from './theme';

/** Drawn by us on a 24-point grid, as strokes. */
const PATHS = {
  back: 'M15 5 L8 12 L15 19',
  next: 'M9 5 L16 12 L9 19',
  menu: 'M5 12 h0.01 M12 12 h0.01 M19 12 h0.01',
  close: 'M6 6 L18 18 M18 6 L6 18',
  check: 'M5 12.5 L10 17.5 L19 7',
  plus: 'M12 5 V19 M5 12 H19',
  minus: 'M5 12 H19',
  undo: 'M8 6 L4 10 L8 14 M4 10 H14 a5 5 0 0 1 0 10 H10',
  replay: 'M18.4 8.2 A7.5 7.5 0 1 0 19.5 12.6 M19.3 3.6 V8.4 H14.5',
  share: 'M12 15 V4 M8 8 L12 4 L16 8 M5 13 V19 H19 V13',
  open: 'M12 4 V15 M8 11 L12 15 L16 11 M5 15 V19 H19 V15',
  bin: 'M5 7 H19 M9 7 V5 H15 V7 M7 7 L8 20 H16 L17 7',
  app: 'M6 9 H18 V18 H6 Z M12 9 V5 M9.5 13 v1 M14.5 13 v1',
  person: 'M12 11 a3.4 3.4 0 1 0 0 -6.8 a3.4 3.4 0 0 0 0 6.8 M5 20 a7 7 0 0 1 14 0',
  book: 'M5 5 H11 a2 2 0 0 1 1 1 a2 2 0 0 1 1 -1 H19 V18 H13 a2 2 0 0 0 -1 1 a2 2 0 0 0 -1 -1 H5 Z M12 6 V19',
  clock: 'M12 4 a8 8 0 1 0 0.01 0 M12 8 V12 L15 14',
  gear: 'M12 8.6 a3.4 3.4 0 1 0 0.01 0 M12 3 V5.4 M12 18.6 V21 M3 12 H5.4 M18.6 12 H21 M5.6 5.6 L7.3 7.3 M16.7 16.7 L18.4 18.4 M5.6 18.4 L7.3 16.7 M16.7 7.3 L18.4 5.6',
  fit: 'M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15',
  shuffle: 'M4 7 H8 L16 17 H20 M17 14 L20 17 L17 20 M4 17 H8 L10.5 14 M13.5 10 L16 7 H20 M17 4 L20 7 L17 10',
  bulb: 'M9 17 H15 M10 20 H14 M9 17 c0 -2 -2.5 -3.5 -2.5 -7 a5.5 5.5 0 0 1 11 0 c0 3.5 -2.5 5 -2.5 7',
  speaker: 'M4 9.5 H8 L13 5.5 V18.5 L8 14.5 H4 Z M16 9.2 a4 4 0 0 1 0 5.6 M18.6 6.6 a7.6 7.6 0 0 1 0 10.8',
  times: 'M4 4 H20 V20 H4 Z M4 9.3 H20 M4 14.6 H20 M9.3 4 V20 M14.6 4 V20',
  cards: 'M8 4 H18 V17 H8 Z M8 8 L5 9 L8 20 L14 18.5',
  again: 'M18.5 8 a7.5 7.5 0 1 0 1 5 M19 3.5 V8.5 H14',
  people:
    'M9 11 a3 3 0 1 0 0 -6 a3 3 0 0 0 0 6 M3.5 19.5 a5.5 5.5 0 0 1 11 0 M15.5 5.4 a2.8 2.8 0 0 1 0 5.2 M17 14.6 a5 5 0 0 1 3.5 4.9',
  home: 'M4 11.5 L12 4.5 L20 11.5 M6.5 10 V19.5 H17.5 V10',
  info: 'M12 4 a8 8 0 1 0 0.01 0 M12 11 V16 M12 8 v0.01',
} as const;

export type IconName = keyof typeof PATHS;

/** Beside words that are wide it keeps its size. */
const WHOLE = { flexShrink: 0 } as const;

export function Icon({
  name,
  size = 24,
  colour,
  kept = false,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly colour: string;
  /** It lies on what keeps its colours, and keeps its own. */
  readonly kept?: boolean;
}) {
  // A browser that forces its colours on words leaves drawings as they are, on a background that has gone.
  const forced = useTheme().contrast === 'forced' && !kept && !colour.startsWith('var(');
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={[WHOLE]}>
      <Path
        d={PATHS[name]}
        stroke={forced ? 'CanvasText' : colour}
        strokeWidth={name === 'menu' ? 3.4 : 2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}
