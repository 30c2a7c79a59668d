import Constants from 'expo-constants';
import { useWords } from '../src/shell';
import { Page, Panel, Txt } from '../src/ui';
import { GAMES } from './games';
import { useWays } from './navigation';

export default function AboutScreen() {
  const words = useWords();
  const ways = useWays();
  const { about } = words;
  return (
    <Page title={about.title} back={{ label: words.back, go: ways.back }}>
      <Panel>
        <Txt strong size="large">
          {words.app}
        </Txt>
        <Txt>{about.what}</Txt>
        <Txt>{words.settings.nothingCollected}</Txt>
        <Txt dim size="small">
          {about.version(Constants.expoConfig?.version ?? '')}
        </Txt>
      </Panel>
      <Panel>
        <Txt strong heading={2}>
          {about.games}
        </Txt>
        <Txt>{about.unofficial}</Txt>
        {GAMES.map(({ id }) => (
          <Txt key={id}>{about.credits[id]}</Txt>
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
