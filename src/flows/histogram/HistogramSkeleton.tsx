import { t } from '#locales/fr/histogram.ts';
import { Card } from '../../ui/display/layout.tsx';
import { LateText, Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { ChartPlaceholder } from '../../views/consumption/chart/ChartPlaceholder.tsx';
import { controls } from '../../views/consumption/PeriodControls.css.ts';
import { RisePlaceholder } from '../../views/consumption/RisePlaceholder.tsx';
import { Figures } from './Figures.tsx';
import * as css from './Histogram.css.ts';

export const HistogramSkeleton = () => (
  <div className={css.page}>
    <RisePlaceholder onRetry={null} />
    <Card>
      <div className={css.histogram}>
        <div className={controls}>
          <Skeleton width="min(12.75rem, 100%)" height="3rem" />
          <Skeleton width="min(16rem, 100%)" height={controlHeight} />
        </div>
        <Figures histogram={undefined} isLoading>
          <p className={css.sentence}>
            <LateText>{t('locating')}</LateText>
          </p>
        </Figures>
        <ChartPlaceholder onRetry={null} />
        <div className={css.foot}>
          <Skeleton width="9rem" height={controlHeight} />
        </div>
      </div>
    </Card>
  </div>
);
