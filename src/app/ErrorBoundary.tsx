import { Component, type ReactNode } from 'react';
import { t } from '#locales/fr/app.ts';
import { Alert } from '../ui/Alert.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { stack } from './layouts/Page.css.ts';

const BrokenScreen = () => (
  <div className={stack}>
    <h1 ref={usePageTitle(t('broken.title'))} tabIndex={-1}>
      {t('broken.title')}
    </h1>
    <Alert tone="bad" title={t('broken.text')} />
    <div>
      <PlainButton variant="filled" onClick={() => location.reload()}>
        {t('broken.reload')}
      </PlainButton>
    </div>
  </div>
);

type Props = { children: ReactNode };

/** A page that fails to load or to show says so, instead of going blank. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
