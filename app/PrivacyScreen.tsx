import { PRIVACY } from '../src/i18n/privacy';
import { useApp } from '../src/shell';
import { Page, Panel, Txt } from '../src/ui';
import { useNavigate } from './useNavigate';

export default function PrivacyScreen() {
  const { words, language } = useApp();
  const navigate = useNavigate();
  const { title, parts } = PRIVACY[language];
  return (
    <Page title={title} back={{ label: words.back, go: navigate.back }}>
      {parts.map(({ heading, says }) => (
        <Panel key={heading}>
          <Txt strong heading={2}>
            {heading}
          </Txt>
          <Txt>{says}</Txt>
        </Panel>
      ))}
    </Page>
  );
}
