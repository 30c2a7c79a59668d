import { Platform } from 'react-native';
import { useApp } from '../src/shell';
import { LANGUAGE_CHOICES, MOTIONS, PACES, THEMES } from '../src/storage';
import { Button, Choice, Page, Panel, Toggle, Txt } from '../src/ui';
import { InstallPanel } from './InstallPanel';
import { useNavigate } from './useNavigate';

export default function SettingsScreen() {
  const { words, settings, change, feedback } = useApp();
  const navigate = useNavigate();
  const says = words.settings;
  return (
    <Page title={says.title} back={{ label: words.back, go: navigate.back }}>
      <Panel>
        <Choice
          label={says.language}
          options={LANGUAGE_CHOICES.map((value) => ({ value, label: says.languages[value] }))}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
        <Choice
          label={says.theme}
          options={THEMES.map((value) => ({ value, label: says.themes[value] }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={says.motion}
          options={MOTIONS.map((value) => ({ value, label: says.motions[value] }))}
          value={settings.motion}
          onChange={(motion) => change({ motion })}
        />
      </Panel>
      <Panel>
        <Toggle
          label={says.sound}
          says={says.soundSays}
          value={settings.sound}
          onChange={(sound) => {
            change({ sound });
            feedback.setSound(sound);
            feedback.play('lay');
          }}
        />
        <Toggle
          label={says.haptics}
          says={says.hapticsSays}
          value={settings.haptics}
          onChange={(haptics) => {
            change({ haptics });
            feedback.setHaptics(haptics);
            feedback.buzz('medium');
          }}
        />
        <Toggle
          label={says.readAloud}
          says={says.readAloudSays}
          value={settings.readAloud}
          onChange={(readAloud) => change({ readAloud })}
        />
        <Toggle
          label={says.leftHanded}
          says={says.leftHandedSays}
          value={settings.leftHanded}
          onChange={(leftHanded) => change({ leftHanded })}
        />
        <Toggle
          label={says.large}
          says={says.largeSays}
          value={settings.large}
          onChange={(large) => change({ large })}
        />
        <Toggle
          label={says.signs}
          says={says.signsSays}
          value={settings.signs}
          onChange={(signs) => change({ signs })}
        />
        {Platform.OS === 'web' ? (
          <Toggle
            label={says.coverOnBlur}
            says={says.coverOnBlurSays}
            value={settings.coverOnBlur}
            onChange={(coverOnBlur) => change({ coverOnBlur })}
          />
        ) : null}
      </Panel>
      <Panel>
        <Choice
          label={says.pace}
          options={PACES.map((value) => ({ value, label: says.paces[value] }))}
          value={settings.pace}
          onChange={(pace) => change({ pace })}
          says={says.paceSays}
        />
      </Panel>
      <InstallPanel />
      <Txt dim size="small" align="center">
        {says.nothingCollected}
      </Txt>
      <Button
        kind="bare"
        icon="info"
        label={words.about.privacy}
        onPress={() => navigate.to('Privacy')}
        testID="privacy"
      />
    </Page>
  );
}
