import { t } from '#locales/fr/histogram.ts';
import type { Histogram } from '../../domain/consumption/histogram.ts';
import { yearBefore } from '../../domain/consumption/period.ts';
import * as chartCss from '../../views/consumption/chart/Chart.css.ts';
import { capitalised, periodName } from '../../views/consumption/names.ts';
import * as css from './Histogram.css.ts';
import { hasYearBefore } from './words/barNames.ts';

const BeforeKey = () => (
  <svg aria-hidden="true" viewBox="0 0 28 10" className={css.beforeKey}>
    <path d="M5,5H23" className={chartCss.beforeLine} />
    <circle cx="5" cy="5" r="3" className={chartCss.beforeDot} />
    <circle cx="23" cy="5" r="3" className={chartCss.beforeDot} />
  </svg>
);

export const Legend = ({ histogram }: { histogram: Histogram }) => {
  const { kind, bars, comparison, period } = histogram;
  const natures = new Set(bars.map(({ nature }) => nature));
  const isMissing = bars.some(({ volume, nature }) => volume === null && nature !== 'toCome');
  const isUnderWay = bars.some((bar) => bar.isUnderWay && bar.volume !== null);
  const before =
    kind === 'SE'
      ? bars.some((bar) => bar.before !== null) && t('legend.yearBefore')
      : hasYearBefore(comparison) && capitalised(periodName(yearBefore(period)));
  const labels: readonly [look: keyof typeof css.keys | 'before', label: string | false][] = [
    ['measured', natures.has('measured') && t('legend.measured')],
    ['estimated', natures.has('estimated') && t('legend.estimated')],
    ['underWay', isUnderWay && t(`legend.underWay.${period.mode}`)],
    ['missing', isMissing && t('legend.missing')],
    ['before', before],
    ['usual', bars.some(({ usual }) => usual !== undefined) && t('legend.usual')],
    ['foreseen', bars.some(({ foreseen }) => foreseen !== undefined) && t('legend.foreseen')],
    ['risen', bars.some(({ isInRise }) => isInRise) && t(`legend.rise.${period.mode}`)],
  ];
  return (
    <ul className={css.legend} aria-label={t('legend.label')}>
      {labels.map(
        ([look, label]) =>
          label && (
            <li key={look} className={css.legendItem}>
              {look === 'before' ? <BeforeKey /> : <span aria-hidden="true" className={css.keys[look]} />}
              <span>{label}</span>
            </li>
          ),
      )}
    </ul>
  );
};
