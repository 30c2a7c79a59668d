import { View } from 'react-native';
import type { Config } from '../rules';
import { PRIME_CLIMB_WORDS } from '../i18n';
import type { OptionsProps } from '../../../shell';
import { Choice, Toggle } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { today } from './daily';
import { FADED, MoreRules, SOLITAIRES, type RulesPartProps } from './MoreRules';
import { RulesPicture, SMALL_PICTURE } from './RulesPicture';

/** The same in the same places, whatever the number of seats: what is not for so many is greyed out, and says why. */
export function Options({ config, names, language, onChange }: OptionsProps<Config>) {
  const words = PRIME_CLIMB_WORDS[language];
  const { options } = words;
  const change = (part: Partial<Config>) => onChange({ ...config, ...part });
  return (
    <>
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
        off={config.seats === 1 ? options.firstAlone : null}
      />
      <Choice
        label={options.helper}
        colour={GAME_COLOUR}
        options={(['colours', 'results'] as const).map((value) => ({ value, label: options.helpers[value] }))}
        value={config.helper}
        onChange={(helper) => change({ helper })}
        says={options.helperSays[config.helper]}
      />
      <Alone config={config} words={words} change={change} />
      <MoreRules config={config} words={words} change={change} />
    </>
  );
}

function Alone({ config, words, change }: RulesPartProps) {
  const solitaire = SOLITAIRES.find((variant) => config.variants.includes(variant)) ?? 'solitaire-1';
  const off = config.seats === 1 ? null : words.clash.together;
  return (
    <>
      <Choice
        label={words.options.solitaire}
        colour={GAME_COLOUR}
        options={SOLITAIRES.map((value) => ({ value, label: words.variants[value] }))}
        value={solitaire}
        onChange={(variant) => change({ variants: [variant] })}
        says={words.variantSays[solitaire]}
        off={off}
      />
      <View style={off === null ? null : FADED} testID={`picture-${solitaire}`}>
        <RulesPicture name={solitaire} size={SMALL_PICTURE} />
      </View>
      <Toggle
        label={words.options.daily}
        says={words.options.dailySays}
        value={config.daily !== null}
        onChange={(daily) => change({ daily: daily ? today() : null })}
        off={off}
      />
    </>
  );
}
