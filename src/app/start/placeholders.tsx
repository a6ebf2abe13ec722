import { t } from '#locales/fr/app.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Coming } from '../../ui/browser/onDemand.tsx';
import { BrokenPage } from '../BrokenPage.tsx';
import { UnloggedLayout } from '../layouts/UnloggedLayout.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { Painted } from './Painted.tsx';

const UnloadedPage = ({ onRetry }: { onRetry: () => void }) => (
  <BrokenPage title={t('unloaded.title')} text={t('unloaded.text')} action={ui('retry')} onAction={onRetry} />
);

/** In the place of a page whose code is on its way, or cannot come. */
export const PagePlaceholder = ({ onRetry }: Coming) =>
  onRetry ? <UnloadedPage onRetry={onRetry} /> : <PageSkeleton />;

/** In the place of a layout: what was painted, if anything, while it comes. */
export const LayoutPlaceholder = ({ onRetry }: Coming) =>
  onRetry ? (
    <UnloggedLayout>
      <UnloadedPage onRetry={onRetry} />
    </UnloggedLayout>
  ) : (
    <Painted />
  );
