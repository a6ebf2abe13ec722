import { t } from '#locales/fr/histogram.ts';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import { yearBefore } from '#machines/domain/consumption/period.ts';
import { capitalised, periodName } from '../../views/consumption/names.ts';
import { keys, legend, legendItem } from './Legend.css.ts';
import { hasYearBefore } from './words/barNames.ts';

/** What the chart's patterns mean, of those that are there. */
export const Legend = ({ histogram }: { histogram: Histogram }) => {
  const { kind, bars, comparison, period, marks } = histogram;
  const natures = new Set(bars.map(({ nature }) => nature));
  const isMissing = bars.some(({ volume, nature }) => volume === null && nature !== 'toCome');
  const labels: { [Look in keyof typeof keys]: string | false } = {
    measured: natures.has('measured') && t('legend.measured'),
    estimated: natures.has('estimated') && t('legend.estimated'),
    missing: isMissing && t('legend.missing'),
    before:
      kind === 'SE'
        ? bars.some(({ before }) => before !== null) && t('legend.yearBefore')
        : hasYearBefore(comparison) && capitalised(periodName(yearBefore(period))),
    marked: marks !== undefined && capitalised(marks.word),
  };
  const looks = ['measured', 'estimated', 'missing', 'before', 'marked'] as const;
  return (
    <ul className={legend} aria-label={t('legend.label')}>
      {looks.map(
        (look) =>
          labels[look] && (
            <li key={look} className={legendItem}>
              <span aria-hidden="true" className={keys[look]} />
              <span>{labels[look]}</span>
            </li>
          ),
      )}
    </ul>
  );
};
