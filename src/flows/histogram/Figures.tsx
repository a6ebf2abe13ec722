import { t } from '#locales/fr/histogram.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import type { Histogram } from '../../domain/consumption/histogram.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { of, periodName } from '../../views/consumption/names.ts';
import * as css from './Histogram.css.ts';
import { changeTag } from './words/sentence.ts';

const Change = ({ histogram }: { histogram: Histogram }) => {
  const change = changeTag(histogram);
  return (
    change && (
      <span aria-hidden>
        <Tag tone={change.tone}>{change.text}</Tag>
      </span>
    )
  );
};

const TotalSkeleton = () => (
  <div className={css.totals}>
    <p className={css.totalLabel}>
      <Skeleton width="8rem" height="1lh" />
    </p>
    <p className={css.total}>
      <Skeleton width="min(12rem, 60vw)" height="1lh" />
    </p>
  </div>
);

type Props = { histogram: Histogram | undefined; isLoading: boolean; children: Elements };

export const Figures = ({ histogram, isLoading, children }: Props) => (
  <div className={css.figures}>
    {histogram && histogram.total !== null && (
      <div className={css.totals} inert={isLoading}>
        <p className={css.totalLabel}>
          {t(histogram.kind === 'SE' ? 'totalOnSite' : 'total', { of: of(periodName(histogram.period)) })}
        </p>
        <p className={css.total}>{formatRoundVolume(histogram.total)}</p>
        <Change histogram={histogram} />
      </div>
    )}
    {!histogram && isLoading && <TotalSkeleton />}
    {children}
  </div>
);
