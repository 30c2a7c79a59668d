import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { clashOf, isWaypoint, PRIMES, VARIANTS, type Config, type Variant } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { Choice, Icon, RADIUS, SPACE, Toggle, TOUCH, Txt, useColours } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { RulesPicture, SMALL_PICTURE } from './RulesPicture';

export const SOLITAIRES = ['solitaire-1', 'solitaire-2'] as const;
const TOGETHER = VARIANTS.filter((variant) => !SOLITAIRES.some((alone) => alone === variant));
/** The picture of what cannot be chosen. */
export const FADED = { opacity: 0.5 } as const;
const WAYPOINTS = PRIMES.filter(isWaypoint);

export interface RulesPartProps {
  readonly config: Config;
  readonly words: PrimeClimbWords;
  readonly change: (part: Partial<Config>) => void;
}

/** What most tables never change: folded away, and what was chosen of it is said on the fold. */
export function MoreRules(props: RulesPartProps) {
  const { config, words, change } = props;
  const { options } = words;
  const colours = useColours();
  const [open, setOpen] = useState(false);
  const chosen = TOGETHER.filter((one) => config.variants.includes(one)).map((one) => words.variants[one]);
  return (
    <View style={styles.variants}>
      <Pressable
        role="button"
        aria-expanded={open}
        aria-label={[options.more, ...chosen].join(', ')}
        onPress={() => setOpen(!open)}
        style={[styles.fold, { backgroundColor: colours.sunken }]}
        testID="more-rules"
      >
        <View style={styles.words}>
          <Txt strong>{options.more}</Txt>
          <Txt size="small" dim>
            {chosen.length > 0 ? chosen.join(', ') : options.moreSays}
          </Txt>
        </View>
        <Icon name={open ? 'minus' : 'plus'} colour={colours.text} />
      </Pressable>
      {open ? (
        <>
          <Variants {...props} />
          <Choice
            label={options.sending}
            colour={GAME_COLOUR}
            options={(['near', 'choice'] as const).map((value) => ({
              value,
              label: options.sendings[value],
            }))}
            value={config.sending}
            onChange={(sending) => change({ sending })}
            says={options.sendingSays[config.sending]}
            off={config.seats === 1 ? options.sendingAlone : null}
          />
        </>
      ) : null}
    </View>
  );
}

/** Those that do not go with what is chosen, or with a solitaire, are greyed out, and say why. */
function Variants({ config, words, change }: RulesPartProps) {
  const { variants } = config;
  const flip = (variant: Variant) => {
    const next = VARIANTS.filter((one) => (one === variant) !== variants.includes(one));
    const waypoints = next.includes('waypoints')
      ? config.waypoints.length > 0
        ? config.waypoints
        : [53]
      : [];
    change({ variants: next, waypoints });
  };
  return (
    <View style={styles.variants} role="group" aria-label={words.options.variants}>
      <Txt strong>{words.options.variants}</Txt>
      {TOGETHER.map((variant) => {
        const why = whyNot(variant, config, words);
        return (
          <View key={variant} style={styles.variant}>
            <Toggle
              label={words.variants[variant]}
              says={words.variantSays[variant]}
              value={variants.includes(variant)}
              onChange={() => flip(variant)}
              off={why}
            />
            <View style={why === null ? null : FADED} testID={`picture-${variant}`}>
              <RulesPicture name={variant} size={SMALL_PICTURE} />
            </View>
            {variant === 'waypoints' && variants.includes(variant) ? (
              <Waypoints config={config} words={words} change={change} />
            ) : null}
          </View>
        );
      })}
    </View>
  );
}

function whyNot(variant: Variant, { seats, variants }: Config, { clash }: PrimeClimbWords): string | null {
  if (seats === 1) return clash.alone;
  const why = variants.map((other) => clashOf(variant, other)).find((one) => one !== null);
  return why ? clash[why] : null;
}

function Waypoints({ config, words, change }: RulesPartProps) {
  const colours = useColours();
  const { waypoints } = config;
  return (
    <View role="group" aria-label={words.options.waypoints} style={styles.variants}>
      <Txt size="small" dim>
        {words.options.waypointsSays}
      </Txt>
      <View style={styles.primes}>
        {WAYPOINTS.map((prime) => {
          const on = waypoints.includes(prime);
          return (
            <Pressable
              key={prime}
              role="checkbox"
              aria-checked={on}
              aria-label={String(prime)}
              onPress={() =>
                change({ waypoints: WAYPOINTS.filter((one) => (one === prime) !== waypoints.includes(one)) })
              }
              style={[
                styles.prime,
                {
                  backgroundColor: on ? GAME_COLOUR : colours.sunken,
                  borderColor: on ? GAME_COLOUR : colours.border,
                },
              ]}
            >
              <Txt strong colour={on ? '#FFFFFF' : colours.text}>
                {prime}
              </Txt>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fold: {
    minHeight: TOUCH,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
  },
  words: { flex: 1 },
  variants: { gap: SPACE.m },
  variant: { gap: SPACE.xs },
  primes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  prime: {
    minWidth: TOUCH,
    minHeight: TOUCH,
    borderRadius: RADIUS.pill,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
