import { Component, type ReactNode } from 'react';
import { t } from '#locales/fr/app.ts';
import { BrokenPage } from './BrokenPage.tsx';

type Props = {
  /** The address: what is broken at one may be whole at another. */
  path: string;
  /** What stands around the message, where all that would have is broken too. */
  layout?: (props: { children: ReactNode }) => ReactNode;
  children: ReactNode;
};

/** A page that fails to show says so, instead of going blank (docs/rules.md#error-screens). */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false });
  }

  override render() {
    const { layout: Layout, children } = this.props;
    if (!this.state.isBroken) return children;
    const page = (
      <BrokenPage
        title={t('broken.title')}
        text={t('broken.text')}
        action={t('broken.reload')}
        onAction={() => location.reload()}
      />
    );
    return Layout ? <Layout>{page}</Layout> : page;
  }
}
