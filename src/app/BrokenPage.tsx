import type { ReactNode } from 'react';
import { t } from '#locales/fr/app.ts';
import { usePageTitle } from '../ui/browser/usePage.ts';
import { action as buttonDress } from '../ui/controls/buttons/Button.css.ts';
import { Button } from '../ui/controls/buttons/Button.tsx';
import { Alert } from '../ui/display/Alert.tsx';
import { Boundary } from '../ui/display/Boundary.tsx';
import { actions, stack } from './layouts/Layout.css.ts';

type Props = { title: string; text: string; action: string; onAction: () => void };

export const BrokenPage = ({ title, text, action, onAction }: Props) => (
  <div className={stack}>
    <h1 ref={usePageTitle(title)} tabIndex={-1}>
      {title}
    </h1>
    <Alert tone="bad" title={text} />
    <div className={actions}>
      <Button variant="filled" onPress={onAction}>
        {action}
      </Button>
      {/* A native link: only a page load restarts the portal after an error. */}
      <a href="/" className={buttonDress.outlined}>
        {t('dashboard')}
      </a>
      <a href="/contact" className={buttonDress.text}>
        {t('contact')}
      </a>
    </div>
  </div>
);

type ErrorBoundaryProps = {
  path: string;
  layout?: (props: { children: ReactNode }) => ReactNode;
  children: ReactNode;
};

const broken = (
  <BrokenPage
    title={t('broken.title')}
    text={t('broken.text')}
    action={t('broken.reload')}
    onAction={() => location.reload()}
  />
);

/** Shows an error message in place of a page that throws (docs/rules.md#error-screens). */
export const ErrorBoundary = ({ path, layout: Layout, children }: ErrorBoundaryProps) => (
  <Boundary path={path} fallback={Layout ? <Layout>{broken}</Layout> : broken}>
    {children}
  </Boundary>
);
