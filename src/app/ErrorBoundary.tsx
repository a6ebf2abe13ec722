import type { ReactNode } from 'react';
import { t } from '#locales/fr/app.ts';
import { Boundary } from '../ui/display/Boundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';

type Props = {
  /** The address: what is broken at one may be whole at another. */
  path: string;
  /** The frame of the message, when the layout may be broken too. */
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

/** A page that cannot be shown is replaced by a message (docs/rules.md#error-screens). */
export const ErrorBoundary = ({ path, layout: Layout, children }: Props) => (
  <Boundary path={path} fallback={() => (Layout ? <Layout>{broken}</Layout> : broken)}>
    {children}
  </Boundary>
);
