import { box } from '../../../../src/games/prime-climb/box';
import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import { clashOf, defaults, VARIANTS, type Config } from '../../../../src/games/prime-climb/rules';
import { LANGUAGES } from '../../../../src/i18n';

const PAIRS = VARIANTS.flatMap((one, nth) =>
  VARIANTS.slice(nth + 1).flatMap((other) => {
    const clash = clashOf(one, other);
    return clash ? [{ one, other, clash }] : [];
  }),
);

test.each(PAIRS)('$one and $other: refused in the words of $clash', ({ one, other, clash }) => {
  const seats = [one, other].some((variant) => variant.startsWith('solitaire')) ? 1 : 2;
  const config: Config = { ...defaults(seats), variants: [one, other] };
  const refusal = box.game.refuseConfig(config)!;
  for (const language of LANGUAGES)
    expect(box.words.refusedConfig(refusal, language)).toBe(PRIME_CLIMB_WORDS[language].clash[clash]);
});
