import type { Config } from '../rules';
import { PRIME_CLIMB_WORDS } from '../i18n';
import type { OptionsProps } from '../../../shell';
import { Choice, Toggle } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { today } from './daily';
import { MoreRules, SOLITAIRES, type RulesPartProps } from './MoreRules';
import { RulesPicture, SMALL_PICTURE } from './RulesPicture';

export function Options({ config, names, language, onChange }: OptionsProps<Config>) {
  const words = PRIME_CLIMB_WORDS[language];
  const { options } = words;
  const change = (part: Partial<Config>) => onChange({ ...config, ...part });
  return (
    <>
      {config.seats === 1 ? (
        <Alone config={config} words={words} change={change} />
      ) : (
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
      {config.seats === 1 ? null : <MoreRules config={config} words={words} change={change} />}
    </>
  );
}

function Alone({ config, words, change }: RulesPartProps) {
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
      <RulesPicture name={solitaire} size={SMALL_PICTURE} />
      <Toggle
        label={words.options.daily}
        says={words.options.dailySays}
        value={config.daily !== null}
        onChange={(daily) => change({ daily: daily ? today() : null })}
      />
    </>
  );
}
