import { t } from '#locales/fr/meter.ts';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import type { Elements } from '../../ui/elements.ts';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { page, title } from './Meter.css.ts';
import { MeterDetail } from './MeterDetail.tsx';

/** The title of the page, without the number. */
export const TitleSkeleton = () => (
  <span className={title}>
    <span>{t('any')}</span> <Skeleton width="13.75rem" height="1lh" />
  </span>
);

/** A certificate may be hidden; a reading can be sent only of a meter read on site. */
export const ActionsSkeleton = ({ isCertified, isRead }: { isCertified: boolean; isRead: boolean }) => (
  <>
    <Skeleton width="9.75rem" height={controlHeight} />
    {isCertified && <Skeleton width="7.8125rem" height={controlHeight} />}
    {isRead && <Skeleton width="12.625rem" height={controlHeight} />}
    <Skeleton width="8.25rem" height={controlHeight} />
  </>
);

type Props = {
  showsEverything: boolean;
  /** The shape of what the meter has measured. */
  children: Elements;
};

export const MeterSkeleton = ({ showsEverything, children }: Props) => (
  <div className={page}>
    {children}
    <MeterDetail found={null} showsEverything={showsEverything} />
  </div>
);
