import Constants from 'expo-constants';
import { useApp } from '../src/shell';
import { Button, Page, Panel, Txt } from '../src/ui';
import { GAMES } from './games';
import { useNavigate } from './useNavigate';

export default function AboutScreen() {
  const { words, language } = useApp();
  const navigate = useNavigate();
  const { about } = words;
  return (
    <Page title={about.title} back={{ label: words.back, go: navigate.back }}>
      <Panel>
        <Txt strong size="large">
          {words.app}
        </Txt>
        <Txt>{about.what}</Txt>
        <Txt>{words.settings.nothingCollected}</Txt>
        <Button label={about.privacy} onPress={() => navigate.to('Privacy')} testID="privacy" />
        <Txt dim size="small">
          {about.version(Constants.expoConfig?.version ?? '')}
        </Txt>
      </Panel>
      <Panel>
        <Txt strong heading={2}>
          {about.games}
        </Txt>
        <Txt>{about.unofficial}</Txt>
        {GAMES.map((game) => (
          <Txt key={game.id}>{game.words[language].credit}</Txt>
        ))}
      </Panel>
      <Panel>
        <Txt strong heading={2}>
          {about.licences}
        </Txt>
        <Txt>{about.font}</Txt>
        <Txt>{about.code}</Txt>
        <Txt>{about.sounds}</Txt>
      </Panel>
    </Page>
  );
}
