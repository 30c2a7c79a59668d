import { View } from 'react-native';
import { seatsOfTeam, targetsFor, teamSize, teamsFor, type Config } from '../rules';
import { SEQUENCE_WORDS } from '../i18n';
import type { OptionsProps } from '../../../shell';
import { Choice, SPACE, Toggle, Txt } from '../../../ui';
import { Chip } from './Chip';
import { GAME_COLOUR } from './colours';

export function Options({ config, names, language, onChange }: OptionsProps<Config>) {
  const words = SEQUENCE_WORDS[language];
  const { options } = words;
  const change = (part: Partial<Config>) => onChange({ ...config, ...part });
  const teams = teamsFor(config.seats);
  const targets = targetsFor(config.seats, config.teams);
  return (
    <>
      {teams.length > 1 ? (
        <Choice
          label={options.teams}
          colour={GAME_COLOUR}
          options={teams.map((value) => ({ value, label: options.teamsOf[value]! }))}
          value={config.teams}
          onChange={(value) => change({ teams: value, target: targetsFor(config.seats, value)[0]! })}
        />
      ) : teamSize(config) > 1 ? (
        <View>
          <Txt strong>{options.teams}</Txt>
          <Txt size="small" dim>
            {options.pairs}
          </Txt>
        </View>
      ) : null}
      {teamSize(config) === 1 ? <Txt dim>{options.alone2}</Txt> : <Teams config={config} names={names} />}
      {targets.length > 1 ? (
        <Choice
          label={options.target}
          colour={GAME_COLOUR}
          options={targets.map((value) => ({ value, label: String(value) }))}
          value={config.target}
          onChange={(target) => change({ target })}
          says={options.targetSays[config.target]!}
        />
      ) : null}
      <Choice
        label={options.dealer}
        colour={GAME_COLOUR}
        options={[
          { value: -1, label: options.dealerChance },
          ...names.map((name, seat) => ({ value: seat, label: name })),
        ]}
        value={config.dealer === 'chance' ? -1 : config.dealer}
        onChange={(seat) => change({ dealer: seat < 0 ? 'chance' : seat })}
        says={options.dealerSays}
      />
      <Choice
        label={options.wrongCell}
        colour={GAME_COLOUR}
        options={(['retry', 'expert'] as const).map((value) => ({ value, label: options.wrongCells[value] }))}
        value={config.wrongCell}
        onChange={(wrongCell) => change({ wrongCell })}
        says={options.wrongCellSays[config.wrongCell]}
      />
      <Toggle
        label={options.strict}
        says={options.strictSays}
        value={config.strict}
        onChange={(strict) => change({ strict })}
      />
    </>
  );
}

/** Who plays with whom, seen before it is chosen. */
function Teams({ config, names }: { readonly config: Config; readonly names: readonly string[] }) {
  return (
    <View style={{ gap: SPACE.xs }}>
      {Array.from({ length: config.teams }, (_, team) => (
        <View key={team} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Chip team={team} size={24} />
          <Txt>
            {seatsOfTeam(config, team)
              .map((seat) => names[seat] ?? '')
              .join(' · ')}
          </Txt>
        </View>
      ))}
    </View>
  );
}
