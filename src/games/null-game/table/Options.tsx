import type { OptionsProps } from '../../../shell';
import { Choice } from '../../../ui';
import { NULL_WORDS } from '../i18n';
import type { Config } from '../rules';

const ROUNDS = [1, 2, 3, 5] as const;

export function Options({ config, language, onChange }: OptionsProps<Config>) {
  return (
    <Choice
      label={NULL_WORDS[language].rounds}
      options={ROUNDS.map((value) => ({ value, label: String(value) }))}
      value={config.rounds}
      onChange={(rounds) => onChange({ ...config, rounds })}
    />
  );
}
