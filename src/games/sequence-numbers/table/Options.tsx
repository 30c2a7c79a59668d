import { StyleSheet, View } from 'react-native';
import { seatsOfTeam, targetsFor, teamSize, teamsFor, type Config } from '../rules';
import { SEQUENCE_WORDS } from '../i18n';
import type { OptionsProps } from '../../../shell';
import { Choice, SPACE, Toggle, Txt } from '../../../ui';
import { Chip } from './Chip';
import { GAME_COLOUR } from './colours';

const MOST_SEATS = 6;
const MOST_TEAMS = 3;
const TARGETS = [1, 2] as const;

/** The same in the same places, whatever the number of seats: what is not for so many is greyed out, and says why. */
export function Options({ config, names, language, onChange }: OptionsProps<Config>) {
  const words = SEQUENCE_WORDS[language];
  const { options } = words;
  const change = (part: Partial<Config>) => onChange({ ...config, ...part });
  const teams = teamsFor(config.seats);
  const alone = teamSize(config) === 1;
  const isFixed = targetsFor(config.seats, config.teams).length === 1;
  const targetOff = !isFixed ? null : alone ? options.targetOne : options.targetTwo;
  return (
    <>
      <Choice
        label={options.teams}
        colour={GAME_COLOUR}
        options={teamsFor(MOST_SEATS).map((value) => ({ value, label: options.teamsOf[value]! }))}
        value={config.teams}
        onChange={(value) => change({ teams: value, target: targetsFor(config.seats, value)[0]! })}
        says={options.teamsSays}
        off={teams.length > 1 ? null : alone ? options.noTeams : options.pairs}
      />
      <Teams config={config} names={names} />
      <Choice
        label={options.target}
        colour={GAME_COLOUR}
        options={TARGETS.map((value) => ({ value, label: String(value) }))}
        value={config.target}
        onChange={(target) => change({ target })}
        says={targetOff ?? options.targetSays[config.target]!}
        off={targetOff}
      />
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

/** Who plays with whom, seen before it is chosen. As high for two teams as for three. */
function Teams({ config, names }: { readonly config: Config; readonly names: readonly string[] }) {
  return (
    <View style={styles.teams}>
      {Array.from({ length: config.teams }, (_, team) => (
        <View key={team} style={styles.team}>
          <Chip team={team} size={CHIP} />
          <Txt style={styles.names}>
            {seatsOfTeam(config, team)
              .map((seat) => names[seat] ?? '')
              .join(' · ')}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const CHIP = 24;

const styles = StyleSheet.create({
  teams: { gap: SPACE.xs, minHeight: MOST_TEAMS * CHIP + (MOST_TEAMS - 1) * SPACE.xs },
  team: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  names: { flexShrink: 1 },
});
