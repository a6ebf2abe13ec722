import { Component, type ReactNode } from 'react';
import { t } from '#locales/fr/app.ts';
import { BrokenPage } from './BrokenPage.tsx';

type Props = { children: ReactNode };

/** A page that fails to show says so, instead of going blank. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <BrokenPage
        title={t('broken.title')}
        text={t('broken.text')}
        action={t('broken.reload')}
        onAction={() => location.reload()}
      />
    );
  }
}
