import { t } from '#locales/fr/app.ts';
import { Skeleton, VisuallyHidden } from '../ui/display/Skeleton.tsx';
import { pair, stack } from './layouts/Page.css.ts';

/** The shape of a page while its code is on its way. */
export const PageSkeleton = () => (
  <div className={stack} aria-busy="true">
    <VisuallyHidden>
      <span role="status">{t('loading')}</span>
    </VisuallyHidden>
    <Skeleton width="16rem" height="2.375rem" />
    <div className={pair}>
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
    <Skeleton height="18rem" />
  </div>
);
