import { Component, type ReactNode } from 'react';
import type { Catalogue } from '../src/i18n';
import { Button, Page, Txt } from '../src/ui';

interface Props {
  readonly words: Catalogue;
  /** Leads to the home screen; whatever went wrong is not drawn again before that. */
  readonly onHome: () => void;
  readonly children: ReactNode;
}

/** Whatever goes wrong in a screen, a sentence and a way home instead of an empty page. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly goHome = () => {
    this.props.onHome();
    this.setState({ broken: false });
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    const { crashed, goHome } = this.props.words;
    return (
      <Page title={crashed.title}>
        <Txt role="alert">{crashed.says}</Txt>
        <Button kind="main" label={goHome} onPress={this.goHome} testID="go-home" />
      </Page>
    );
  }
}
