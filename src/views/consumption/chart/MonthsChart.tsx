import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '#locales/fr/months.ts';
import { writtenNumber } from '#locales/translator.ts';
import type { SiteMonth } from '#machines/sites/sitesTrend.ts';
import { formatRoundVolume } from '../../../domain/amounts.ts';
import { formatMonth } from '../../../domain/format.ts';
import { capitalised, shortMonthName } from '../names.ts';
import * as css from './Months.css.ts';
import { findExtent, listTicks, runsOf, steps } from './plot.ts';

const isToCome = ({ volume, isCurrent, foreseen }: SiteMonth): boolean =>
  volume === null && !isCurrent && foreseen !== undefined;

const qualitiesOf = (month: SiteMonth): string[] => {
  const { volume, isEstimated, isPartial, isCurrent } = month;
  const unknown = isToCome(month) ? t('month.coming') : t('month.unknown');
  return [
    volume === null ? unknown : formatRoundVolume(volume),
    ...(isCurrent ? [t('month.current')] : []),
    ...(isEstimated ? [t('month.estimated')] : []),
    ...(isPartial && !isCurrent && volume !== null ? [t('month.partialBar')] : []),
  ];
};

const wordOfBefore = ({ isBeforePartial, isCurrent }: SiteMonth) => {
  if (isBeforePartial) return 'beforePart';
  return isCurrent ? 'beforeWhole' : 'before';
};

const linesOf = (month: SiteMonth): string[] => [
  qualitiesOf(month).join(', '),
  ...(month.before === null
    ? []
    : [t(`month.${wordOfBefore(month)}`, { volume: formatRoundVolume(month.before) })]),
  ...(month.lacking > 0 ? [t('month.lacking', { volume: formatRoundVolume(month.lacking) })] : []),
  ...(month.foreseen ? [month.foreseen.words] : []),
];

const lookOf = ({ volume, isEstimated, isPartial, isCurrent }: SiteMonth): keyof typeof css.barOf => {
  if (volume === null) return 'missing';
  if (isCurrent) return 'current';
  if (isPartial) return 'partial';
  return isEstimated ? 'estimated' : 'measured';
};

const runsOfBefore = (months: readonly SiteMonth[]): number[][] =>
  runsOf(months, ({ before }, rank) => (before === null ? null : rank)).filter(({ length }) => length > 1);

type Props = { months: readonly SiteMonth[] };

/** Bar chart of months, as a listbox. The chart library would be too large for the dashboard. */
export const MonthsChart = ({ months, label = t('chart') }: Props & { label?: string }) => {
  const items = useRef<(HTMLDivElement | null)[]>([]);
  const [stop, setStop] = useState(months.length - 1);
  const [shown, setShown] = useState<number | null>(null);
  const ticks = listTicks(findExtent(months));
  const [floor = 0, top = 1] = [ticks[0], ticks.at(-1)];
  /** Position of a volume on the vertical axis, which also shows negative volumes (corrected readings). */
  const shareOf = (volume: number) => Math.max(0, volume - floor) / (top - floor);
  const barStyle = (volume: number) => ({
    bottom: percent(shareOf(Math.min(0, volume))),
    height: percent(Math.abs(shareOf(volume) - shareOf(0))),
    ...(volume < 0 && { rotate: '180deg' }),
  });
  const percent = (share: number) => `${share * 100}%`;
  const middleOf = (rank: number) => rank + 0.5;
  const move = (event: KeyboardEvent, rank: number) => {
    const { key } = event;
    if (key === 'Escape') setShown(null);
    const next = steps[key]?.(rank, months.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    items.current[Math.max(0, Math.min(next, months.length - 1))]?.focus();
  };
  const callout = shown === null ? undefined : months[shown];
  return (
    <div className={css.chart}>
      <div className={css.axis} aria-hidden="true">
        <span className={css.unit}>{t('unit')}</span>
        {ticks.map((tick) => (
          <span key={tick} className={css.tick}>
            {writtenNumber(tick)}
          </span>
        ))}
      </div>
      <div className={css.plot}>
        {ticks.map((tick) => (
          <div key={tick} className={css.rule} style={{ bottom: percent(shareOf(tick)) }} />
        ))}
        <div
          role="listbox"
          aria-orientation="horizontal"
          aria-label={label}
          className={css.columns}
          onPointerLeave={() => setShown(null)}
        >
          {months.map((month, rank) => (
            <div
              key={month.month}
              ref={(element) => {
                items.current[rank] = element;
              }}
              role="option"
              tabIndex={rank === stop ? 0 : -1}
              aria-selected={rank === stop}
              aria-label={[formatMonth(month.month), ...linesOf(month)].join(', ')}
              className={css.column}
              onFocus={() => {
                setStop(rank);
                setShown(rank);
              }}
              onBlur={() => setShown(null)}
              onKeyDown={(event) => move(event, rank)}
              onPointerEnter={() => setShown(rank)}
            >
              {month.foreseen && (
                <>
                  <div
                    className={css.foreseen}
                    style={{
                      bottom: percent(shareOf(month.foreseen.low)),
                      top: percent(1 - shareOf(month.foreseen.high)),
                    }}
                  />
                  <div
                    className={css.expected}
                    style={{ bottom: percent(shareOf(month.foreseen.expected)) }}
                  />
                </>
              )}
              {(month.volume !== null || !(month.isCurrent || isToCome(month))) && (
                <div
                  className={css.barOf[lookOf(month)]}
                  style={month.volume === null ? { bottom: percent(shareOf(0)) } : barStyle(month.volume)}
                >
                  {month.volume === null && <span className={css.missingWord}>{t('legend.missing')}</span>}
                </div>
              )}
            </div>
          ))}
        </div>
        <svg
          className={css.line}
          viewBox={`0 0 ${months.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {runsOfBefore(months).map((ranks) => (
            <polyline
              key={ranks[0]}
              vectorEffect="non-scaling-stroke"
              points={ranks
                .map((rank) => `${middleOf(rank)},${1 - shareOf(months[rank]?.before ?? 0)}`)
                .join(' ')}
            />
          ))}
        </svg>
        {months.map(
          ({ month, before }, rank) =>
            before !== null && (
              <span
                key={month}
                aria-hidden="true"
                className={css.dot}
                style={{ left: percent(middleOf(rank) / months.length), bottom: percent(shareOf(before)) }}
              />
            ),
        )}
        {callout && shown !== null && (
          <div
            aria-hidden="true"
            className={css.callout}
            style={
              shown < months.length / 2
                ? { left: percent((shown + 1) / months.length) }
                : { right: percent((months.length - shown) / months.length) }
            }
          >
            <strong>{capitalised(formatMonth(callout.month))}</strong>
            {linesOf(callout).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        )}
      </div>
      <div className={css.months} aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month} className={css.month}>
            {shortMonthName(month)}
          </span>
        ))}
      </div>
    </div>
  );
};

export const MonthsLegend = ({ months }: Props) => {
  const looks = new Set(months.filter((month) => !isToCome(month)).map(lookOf));
  const keys: readonly (keyof typeof css.keyOf | false)[] = [
    ...(['measured', 'estimated', 'partial', 'current', 'missing'] as const).filter((look) =>
      looks.has(look),
    ),
    months.some(({ before }) => before !== null) && 'before',
    months.some(({ foreseen }) => foreseen !== undefined) && 'foreseen',
  ];
  return keys.map(
    (key) =>
      key && (
        <span key={key}>
          <span className={css.keyOf[key]} aria-hidden="true" />
          <span>{t(`legend.${key}`)}</span>
        </span>
      ),
  );
};
