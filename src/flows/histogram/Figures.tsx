import Equal from 'lucide-react/icons/equal';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { t } from '#locales/fr/histogram.ts';
import { formatExactVolume } from '../../domain/amounts.ts';
import type { Histogram } from '../../domain/consumption/histogram.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Tag } from '../../ui/display/layout.tsx';

import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { of, periodName } from '../../views/consumption/names.ts';
import * as css from './Histogram.css.ts';
import { comparisonWords, toTrend } from './words/sentence.ts';

const looks = {
  more: { tone: 'warn', Icon: TrendingUp },
  zero: { tone: 'warn', Icon: TrendingUp },
  less: { tone: 'ok', Icon: TrendingDown },
  stable: { tone: 'info', Icon: Equal },
  same: { tone: 'info', Icon: Equal },
} as const;

/** Difference from the year before. Visual only, because a sentence gives it to screen readers. */
const Trend = ({ comparison }: Pick<Histogram, 'comparison'>) => {
  if (comparison.kind !== 'compared') return null;
  const trend = toTrend(comparison);
  const isFall = trend === 'zero' && comparison.volume < comparison.before;
  const { tone, Icon } = looks[isFall ? 'less' : trend];
  return (
    <span aria-hidden>
      <Tag tone={tone}>
        <Icon />
        <span>{comparisonWords(comparison)}</span>
      </Tag>
    </span>
  );
};

const TotalSkeleton = () => (
  <div className={css.totals}>
    <p className={css.totalLabel}>
      <Skeleton width="8rem" height="1.25rem" />
    </p>
    <p className={css.total}>
      <Skeleton width="min(12rem, 60vw)" height="2.25rem" />
    </p>
  </div>
);

type Props = {
  histogram: Histogram | undefined;
  isLoading: boolean;
  children: Elements;
};

export const Figures = ({ histogram, isLoading, children }: Props) => (
  <div className={css.figures}>
    {histogram && histogram.total !== null && (
      <div className={css.totals} inert={isLoading}>
        <p className={css.totalLabel}>
          {t(histogram.kind === 'SE' ? 'totalOnSite' : 'total', { of: of(periodName(histogram.period)) })}
        </p>
        <p className={css.total}>{formatExactVolume(histogram.total)}</p>
        <Trend comparison={histogram.comparison} />
      </div>
    )}
    {!histogram && isLoading && <TotalSkeleton />}
    {children}
  </div>
);
