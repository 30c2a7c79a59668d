import { defaultsFor, isChildrens, KINDS, type ChildrensConfig, type Config } from '../rules';
import { PYTAGORA_WORDS, type PytagoraWords } from '../i18n';
import { useApp, type OptionsProps } from '../../../shell';
import { Choice, Toggle } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { Target } from './Target';

export function Options({ config, names, language, onChange }: OptionsProps<Config>) {
  const words = PYTAGORA_WORDS[language];
  const { options } = words;
  const change = (next: Config) => onChange(next);
  return (
    <>
      <Choice
        label={options.kind}
        colour={GAME_COLOUR}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={config.kind}
        onChange={(kind) => change({ ...defaultsFor(kind, config.seats), first: config.first } as Config)}
        says={words.kindSays[config.kind]}
      />
      {'target' in config ? (
        <Target config={config} words={words} onChange={(target) => change({ ...config, target })} />
      ) : null}
      <Choice
        label={options.first}
        colour={GAME_COLOUR}
        options={[
          { value: -1, label: options.firstChance },
          ...names.map((name, seat) => ({ value: seat, label: name })),
        ]}
        value={config.first === 'chance' ? -1 : config.first}
        onChange={(seat) => change({ ...config, first: seat < 0 ? 'chance' : seat })}
        says={options.firstSays}
      />
      {isChildrens(config) ? <ForChildren config={config} words={words} onChange={change} /> : null}
      {'helper' in config ? (
        <Toggle
          label={options.helper}
          says={options.helperSays}
          value={config.helper}
          onChange={(helper) => change({ ...config, helper })}
        />
      ) : null}
    </>
  );
}

interface ForChildrenProps {
  readonly config: ChildrensConfig;
  readonly words: PytagoraWords;
  readonly onChange: (config: Config) => void;
}

/** What a parent decides: open hands or covers, and whether the sheep speaks unasked. The latter is the device's, not the game's. */
function ForChildren({ config, words: { options }, onChange }: ForChildrenProps) {
  const { words, settings, change } = useApp();
  return (
    <>
      <Toggle
        label={options.covers}
        says={options.coversSays}
        value={config.covers !== false}
        onChange={(covers) => onChange({ ...config, covers })}
      />
      <Toggle
        label={words.settings.readAloud}
        says={words.settings.readAloudSays}
        value={settings.readAloud}
        onChange={(readAloud) => change({ readAloud })}
      />
    </>
  );
}
