import { Component, type ReactNode } from 'react';
import type { Catalogue } from '../src/i18n';
import { Button, Page, Txt } from '../src/ui';

interface Props {
  readonly words: Catalogue;
  readonly children: ReactNode;
}

/** Whatever goes wrong in a screen, a sentence and a way home instead of an empty page. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { crashed, goHome } = this.props.words;
    return (
      <Page title={crashed.title}>
        <Txt>{crashed.says}</Txt>
        <Button kind="main" label={goHome} onPress={() => this.setState({ broken: false })} />
      </Page>
    );
  }
}
