import { Pressable, StyleSheet, View } from 'react-native';
import { clashOf, isWaypoint, PRIMES, VARIANTS, type Config, type Variant } from '../rules';
import { CLIMB_WORDS, type ClimbWords } from '../i18n';
import type { OptionsProps } from '../../../shell';
import { Choice, RADIUS, SPACE, Toggle, TOUCH, Txt, useColours } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { today } from './daily';

const SOLITAIRES = ['solitaire-1', 'solitaire-2'] as const;
const TOGETHER = VARIANTS.filter((variant) => !SOLITAIRES.some((alone) => alone === variant));
const WAYPOINTS = PRIMES.filter(isWaypoint);

export function Options({ config, names, language, onChange }: OptionsProps<Config>) {
  const words = CLIMB_WORDS[language];
  const { options } = words;
  const change = (part: Partial<Config>) => onChange({ ...config, ...part });
  return (
    <>
      {config.seats === 1 ? (
        <Alone config={config} words={words} change={change} />
      ) : (
        <>
          <Variants config={config} words={words} change={change} />
          <Choice
            label={options.first}
            colour={GAME_COLOUR}
            options={[
              { value: -1, label: options.firstRoll },
              ...names.map((name, seat) => ({ value: seat, label: name })),
            ]}
            value={config.first === 'roll' ? -1 : config.first}
            onChange={(seat) => change({ first: seat < 0 ? 'roll' : seat })}
            says={options.firstSays}
          />
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
          />
        </>
      )}
      <Choice
        label={options.helper}
        colour={GAME_COLOUR}
        options={(['colours', 'results'] as const).map((value) => ({ value, label: options.helpers[value] }))}
        value={config.helper}
        onChange={(helper) => change({ helper })}
        says={options.helperSays[config.helper]}
      />
    </>
  );
}

interface PartProps {
  readonly config: Config;
  readonly words: ClimbWords;
  readonly change: (part: Partial<Config>) => void;
}

function Alone({ config, words, change }: PartProps) {
  const solitaire = SOLITAIRES.find((variant) => config.variants.includes(variant)) ?? 'solitaire-1';
  return (
    <>
      <Choice
        label={words.options.solitaire}
        colour={GAME_COLOUR}
        options={SOLITAIRES.map((value) => ({ value, label: words.variants[value] }))}
        value={solitaire}
        onChange={(variant) => change({ variants: [variant] })}
        says={words.variantSays[solitaire]}
      />
      <Toggle
        label={words.options.daily}
        says={words.options.dailySays}
        value={config.daily !== null}
        onChange={(daily) => change({ daily: daily ? today() : null })}
      />
    </>
  );
}

/** Those that do not go with what is chosen are greyed out, and say why. */
function Variants({ config, words, change }: PartProps) {
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
        const clash = variants.map((other) => clashOf(variant, other)).find((why) => why !== null);
        return clash ? (
          <View key={variant} aria-disabled style={styles.clash}>
            <Txt strong dim>
              {words.variants[variant]}
            </Txt>
            <Txt size="small" dim>
              {words.clash[clash]}
            </Txt>
          </View>
        ) : (
          <Toggle
            key={variant}
            label={words.variants[variant]}
            says={words.variantSays[variant]}
            value={variants.includes(variant)}
            onChange={() => flip(variant)}
          />
        );
      })}
      {variants.includes('waypoints') ? <Waypoints config={config} words={words} change={change} /> : null}
      {SOLITAIRES.map((variant) => (
        <View key={variant} aria-disabled style={styles.clash}>
          <Txt strong dim>
            {words.variants[variant]}
          </Txt>
          <Txt size="small" dim>
            {words.clash.together}
          </Txt>
        </View>
      ))}
    </View>
  );
}

function Waypoints({ config, words, change }: PartProps) {
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
                  borderColor: on ? GAME_COLOUR : colours.line,
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
  variants: { gap: SPACE.m },
  clash: { minHeight: TOUCH, justifyContent: 'center', gap: 2 },
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
