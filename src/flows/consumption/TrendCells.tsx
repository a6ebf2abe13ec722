import { type RefObject, use, useCallback, useEffect, useRef } from 'react';
import { t } from '#locales/fr/consumption.ts';
import { t as metersText } from '#locales/fr/meters.ts';
import { plural } from '#locales/translator.ts';
import { formatWholeVolume } from '../../domain/amounts.ts';
import type { ConsumptionContract, Meter } from '../../domain/consumption/meter.ts';
import type { Trend, TrendSum } from '../../domain/consumption/trend.ts';
import { Toggletip } from '../../ui/controls/Toggletip.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { Sparkline } from '../../ui/display/Sparkline.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { changeOf } from '../../views/consumption/change.ts';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import * as css from './Consumption.css.ts';
import { TrendsContext, useContractTrend, useTrend } from './trends.ts';

const yearOf = ({ months }: TrendSum) => months.slice(12, 24);

const describeMonths = (trend: TrendSum): string => {
  const known = yearOf(trend).flatMap(({ volume }) => volume ?? []);
  if (known.length === 0) return t('trend.nothing');
  const missing = trend.missingCount;
  return [
    t('trend.months', {
      low: formatWholeVolume(Math.min(...known)),
      high: formatWholeVolume(Math.max(...known)),
    }),
    ...(missing > 0 ? [t(`trend.missing.${plural(missing)}`, { count: missing })] : []),
  ].join(', ');
};

const Bars = ({ trend, isLeaking = false }: { trend: TrendSum; isLeaking?: boolean }) => {
  const values = yearOf(trend).map(({ volume }) => volume);
  return (
    <Sparkline
      values={values}
      marked={values.map((_, rank) => isLeaking && rank === values.length - 1)}
      label={describeMonths(trend)}
    />
  );
};

const useSeen = (ref: RefObject<Element | null>, onSeen: () => void) => {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, onSeen]);
};

const MonthsCell = ({ meter, isLeaking }: { meter: Meter; isLeaking: boolean }) => {
  const read = useTrend(meter);
  return (
    <div className={css.months}>
      {read.status === 'waiting' && <Skeleton width="108px" height="28px" />}
      {read.status === 'read' && <Bars trend={read.trend} isLeaking={isLeaking} />}
      {read.status === 'failed' && <span>{t('unknown')}</span>}
    </div>
  );
};

const isPartial = ({ total, missingCount }: Trend): boolean => total !== null && missingCount > 0;

/** Total of 12 months. This cell loads the months itself, because a narrow screen shows no small chart. */
const TotalCell = ({ meter }: { meter: Meter }) => {
  const trends = use(TrendsContext);
  const ref = useRef<HTMLSpanElement>(null);
  const read = useTrend(meter);
  const request = useCallback(() => trends.request(meter), [trends, meter]);
  useSeen(ref, request);
  return (
    <span ref={ref} className={css.yearTotal}>
      {read.status === 'waiting' && <Skeleton width="3.5rem" height="1.25rem" />}
      {read.status === 'failed' && (
        <span>
          <span aria-hidden="true">{t('unknown')}</span>
          <span className={css.whole}>
            <Toggletip
              label={t('trend.failed', { meter: meter.matriculeCompteur || metersText('unnumbered') })}
            >
              <p>{failureText(read.failure)}</p>
              <RetryButton failure={read.failure} onPress={request} />
            </Toggletip>
          </span>
        </span>
      )}
      {read.status === 'read' && (
        <>
          <span>
            <span>{read.trend.total === null ? t('unknown') : formatWholeVolume(read.trend.total)}</span>
            {read.trend.total !== null && <span className={css.unit}>{` ${t('table.total')}`}</span>}
          </span>
          {isPartial(read.trend) && (
            <span className={`${css.code} ${css.numberInTable}`}>{t('trend.partial')}</span>
          )}
        </>
      )}
    </span>
  );
};

const ChangeCell = ({ meter, isLeaking }: { meter: Meter; isLeaking: boolean }) => {
  const read = useTrend(meter);
  const percent = read.status === 'read' ? read.trend.yearOnYear : null;
  const change = percent === null ? null : changeOf(percent);
  return (
    <span className={css.change}>
      {read.status === 'read' && isPartial(read.trend) && (
        <span className={`${css.code} ${css.unit}`}>{t('trend.partial')}</span>
      )}
      {isLeaking ? (
        <Tag tone="bad">{t('trend.leak')}</Tag>
      ) : change ? (
        <Tag tone={change.tone}>{change.text}</Tag>
      ) : read.status === 'waiting' ? (
        <Skeleton width="3.5rem" height="1.25rem" />
      ) : (
        <span>{t('unknown')}</span>
      )}
    </span>
  );
};

export type MeterSort = 'meter' | 'total';

/** Columns about the last 12 months. They are sortable when all totals are loaded (docs/rules.md#trend). */
export const trendColumns = (
  isLeaking: (meter: Meter) => boolean,
  isTotalKnown: boolean,
): Column<Meter, MeterSort>[] => [
  {
    key: 'months',
    label: t('table.months'),
    inCard: 'none',
    cell: (meter) => <MonthsCell meter={meter} isLeaking={isLeaking(meter)} />,
  },
  {
    ...(isTotalKnown ? { key: 'total', isSortable: true } : { key: 'total' }),
    label: t('table.total'),
    isNumeric: true,
    inCard: 'facing',
    cell: (meter) => <TotalCell meter={meter} />,
  },
  {
    key: 'change',
    label: t('table.change'),
    shortLabel: '',
    cell: (meter) => <ChangeCell meter={meter} isLeaking={isLeaking(meter)} />,
  },
];

export const ContractTotal = ({ contract, today }: { contract: ConsumptionContract; today: Date }) => {
  const trend = useContractTrend(contract, today);
  return (
    trend &&
    trend.total !== null && (
      <span className={css.contractTotal}>
        <span>
          {t(`trend.${trend.isWhole ? 'total' : 'least'}`, { volume: formatWholeVolume(trend.total) })}
        </span>
        <span className={css.contractBars}>
          <Bars trend={trend} />
        </span>
      </span>
    )
  );
};
