import { useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text } from 'react-native-svg';
import { FONT, LIGHT, sizesFor, ThemeProvider, useTheme } from '../../ui';
import { clearOf, scatter } from '../../ui/confettiScatter';
import { Scraps } from '../../ui/Confetti';
import { textWidth, wrap } from '../../ui/textWidth';
import { STAR } from './Finest';
import { pictureFonts } from './pictureFonts';
import type { FinestMove } from './parts';
import { layPodium } from './layPodium';
import { PodiumArt } from './PodiumArt';
import type { Column } from './columns';

/** What a picture tells: only what everybody at the table has seen. */
export interface PictureOf {
  readonly title: string;
  /** Under it: by how much, or what was achieved. */
  readonly says: string;
  readonly columns: readonly Column[];
  readonly finest: { readonly title: string; readonly text: string; readonly move: FinestMove } | null;
  /** Which app and which game. */
  readonly from: string;
}

export interface SharedPictureProps {
  readonly of: PictureOf;
  /** The picture as a PNG in base 64; null where this device cannot make one. */
  readonly onDrawn: (png: string | null) => void;
}

const WIDTH = 540;
const HEIGHT = 675;
/** Twice as fine: phones show no less. */
const SHARP = 2;
const EDGE = 30;
const PATIENCE_MS = 4000;
const SCRAPS = scatter(70);
const STREWN = HEIGHT * 0.7;
/** Drawn beside the screen, never on it, for as long as it takes to make a picture of it. Always by daylight. */
export function SharedPicture({ of, onDrawn }: SharedPictureProps) {
  const theme = useTheme();
  const byDay = useMemo(
    () => ({ ...theme, ...sizesFor(1, false, 1), contrast: 'usual' as const, colours: LIGHT, dark: false }),
    [theme],
  );
  const drawing = useRef<Svg>(null);
  const handed = useRef(false);
  useEffect(() => {
    const hand = (png: string | null) => {
      if (handed.current) return;
      handed.current = true;
      onDrawn(png);
    };
    const late = setTimeout(() => hand(null), PATIENCE_MS);
    // Nothing has a size before it was laid out.
    const frame = requestAnimationFrame(() => {
      pictureFonts(PICTURE)
        .then(() => drawing.current?.toDataURL(hand, { width: WIDTH * SHARP, height: HEIGHT * SHARP }))
        .catch(() => hand(null));
    });
    return () => {
      clearTimeout(late);
      cancelAnimationFrame(frame);
    };
  }, [onDrawn]);
  return (
    <View aria-hidden style={styles.beside}>
      <ThemeProvider value={byDay}>
        <Svg ref={drawing} width={WIDTH} height={HEIGHT} testID={PICTURE}>
          <Drawn of={of} />
        </Svg>
      </ThemeProvider>
    </View>
  );
}

const PICTURE = 'shared-picture';

function Drawn({ of: { title, says, columns, finest, from } }: { readonly of: PictureOf }) {
  const large = Math.min(44, (44 * (WIDTH - 2 * EDGE)) / textWidth(title, 44));
  const [titles, size] = large < 26 ? [wrap(title, WIDTH - 2 * EDGE, 30), 30] : [[title], large];
  const lines = wrap(says, WIDTH - 2 * EDGE, 20);
  const head = 40 + titles.length * size * 1.2;
  const below = head + lines.length * 27 + 12;
  const panel = finest ? 170 : 0;
  const foot = HEIGHT - 46;
  const widest = Math.max(
    ...titles.map((line) => textWidth(line, size)),
    ...lines.map((line) => textWidth(line, 20)),
  );
  const room = foot - panel - 16 - below;
  const stands =
    columns.length > 1 ? layPodium(columns, { width: WIDTH - 2 * EDGE, height: room, scale: 1.3 }) : [];
  return (
    <G>
      <Rect x={0} y={0} width={WIDTH} height={HEIGHT} fill={LIGHT.table} />
      <Scraps
        scraps={clearOf(SCRAPS, { width: WIDTH, height: STREWN }, { width: widest, below })}
        width={WIDTH}
        height={STREWN}
        size={1.3}
      />
      {titles.map((line, nth) => (
        <Words key={nth} text={line} y={40 + (nth + 0.85) * size * 1.2} size={size} />
      ))}
      {lines.map((line, nth) => (
        <Words key={nth} text={line} y={head + 20 + nth * 27} size={20} colour={LIGHT.dim} />
      ))}
      <G transform={`translate(${EDGE} ${below})`}>
        <PodiumArt stands={stands} />
      </G>
      {finest ? (
        <G transform={`translate(${EDGE} ${foot - panel})`}>
          <FinestShapes finest={finest} width={WIDTH - 2 * EDGE} height={panel} />
        </G>
      ) : null}
      <Words text={from} y={HEIGHT - 18} size={17} colour={LIGHT.dim} />
    </G>
  );
}

interface FinestShapesProps {
  readonly finest: NonNullable<PictureOf['finest']>;
  readonly width: number;
  readonly height: number;
}

function FinestShapes({ finest: { title, text, move }, width, height }: FinestShapesProps) {
  const { picture } = move;
  const room = { width: width - 40, height: height - 82 };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const left = (width - picture.width * scale) / 2;
  const size = Math.min(18, (18 * (width - 30)) / textWidth(text, 18));
  return (
    <G>
      <Rect x={0} y={0} width={width} height={height} rx={20} fill={LIGHT.surface} stroke={LIGHT.border} />
      <G transform={`translate(${width / 2 - textWidth(title, 17) / 2 - 28} 11) scale(0.9)`}>
        <Path d={STAR} fill="#D98E00" />
      </G>
      <Words text={title} x={width / 2} y={28} size={17} />
      <G transform={`translate(${left} ${42 + (room.height - picture.height * scale) / 2}) scale(${scale})`}>
        {picture.drawn}
      </G>
      <Words text={text} x={width / 2} y={height - 16} size={size} />
    </G>
  );
}

interface WordsProps {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
}

const Words = ({ text, x = WIDTH / 2, y, size, colour = LIGHT.text }: WordsProps) => (
  <Text x={x} y={y} fontSize={size} fontFamily={FONT.strong} fill={colour} textAnchor="middle">
    {text}
  </Text>
);

const styles = StyleSheet.create({
  beside: { position: 'absolute', left: -10 * WIDTH, top: 0, width: WIDTH, height: HEIGHT },
});
