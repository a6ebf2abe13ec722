import { t } from '#locales/fr/comparison.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import type { MeterComparison } from '#machines/domain/consumption/meterComparison.ts';
import { formatExactVolume } from '#machines/domain/format/volumes.ts';
import { lines, marks } from './chart/Lines.css.ts';
import { markPath, rankOf } from './chart/marks.ts';
import * as css from './Legend.css.ts';
import { labelOf, noteOf } from './words/values.ts';

/** As the chart draws it. */
const Swatch = ({ rank }: { rank: number }) => {
  const look = rankOf(rank);
  return (
    <svg aria-hidden="true" viewBox="0 0 48 20" className={css.swatch}>
      <path d="M2,10H46" className={lines[look]} />
      <path d={markPath(look, 24, 10, 5)} className={marks[look]} />
    </svg>
  );
};

type Props = {
  /** In the order of their letters, read or not. */
  chosen: readonly Meter[];
  comparison: MeterComparison;
};

/** Which line is whose, with what each has used in all. */
export const Legend = ({ chosen, comparison: { meters } }: Props) => {
  const totalOf = (rank: number): string => {
    const read = meters.find((meter) => meter.rank === rank);
    if (!read) return t('unread');
    return read.total === null ? t('unknownTotal') : formatExactVolume(read.total);
  };
  const bars = meters.flatMap((meter) => meter.bars);
  const marked = [
    ...(bars.some(({ nature }) => nature === 'estimated') ? [t('estimatedMark')] : []),
    ...(bars.some((bar) => noteOf(bar) === t('table.missing')) ? [t('missingMark')] : []),
  ];
  return (
    <>
      <ul aria-label={t('legend')} className={css.legend}>
        {chosen.map((meter, rank) => (
          <li key={meterKey(meter)} className={css.meter}>
            <Swatch rank={rank} />
            <div className={css.words}>
              <span className={css.name}>{labelOf({ meter, rank })}</span>{' '}
              <span className={css.detail}>{meter.adresseDesserte || contractWords('noAddress')}</span>{' '}
              <span className={css.volume}>{totalOf(rank)}</span>
            </div>
          </li>
        ))}
      </ul>
      {marked.length > 0 && <p className={css.marks}>{marked.join(t('chart.and'))}</p>}
    </>
  );
};
