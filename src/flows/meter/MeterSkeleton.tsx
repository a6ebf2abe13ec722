import { t } from '#locales/fr/meter.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { controlHeight } from '../../ui/tokens.ts';
import { page, pair, pairs, shape, title } from './Meter.css.ts';

const lines = (count: number) => Array.from({ length: count }, (_, rank) => `line ${rank}`);

/** The title of the page, without the number. */
export const TitleSkeleton = () => (
  <span className={title}>
    {t('any')} <Skeleton width="12rem" height="1lh" />
  </span>
);

export const ActionsSkeleton = () => (
  <>
    <Skeleton width="9.75rem" height={controlHeight} />
    <Skeleton width="8.25rem" height={controlHeight} />
  </>
);

/** The histogram of the meter, then its detail. */
export const MeterSkeleton = ({ pairCount }: { pairCount: number }) => (
  <div className={page}>
    <Card>
      <Skeleton height="41rem" />
    </Card>
    <Card>
      <div className={shape}>
        <Skeleton width="12rem" height="1.75rem" />
        <div className={pairs}>
          {lines(pairCount).map((line) => (
            <div key={line} className={pair}>
              <Skeleton width="9rem" height="1.25rem" />
              <Skeleton width="min(14rem, 100%)" height="1.25rem" />
            </div>
          ))}
        </div>
      </div>
    </Card>
  </div>
);
