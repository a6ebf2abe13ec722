import { Component, type ReactNode } from 'react';
import { t } from '#locales/fr/app.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { stack } from './layouts/Page.css.ts';

type Props = { children: ReactNode };

/** A page that fails to load or to show says so, instead of going blank. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className={stack}>
        <PageHeader title={t('broken.title')} />
        <Alert tone="bad" title={t('broken.text')} />
        <div>
          <Button variant="filled" onPress={() => location.reload()}>
            {t('broken.reload')}
          </Button>
        </div>
      </div>
    );
  }
}
