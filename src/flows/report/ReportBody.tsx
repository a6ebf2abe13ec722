import { type ReactNode, useMemo } from 'react';
import { t as foreseen } from '#locales/fr/forecast.ts';
import { t } from '#locales/fr/report.ts';
import { plural } from '#locales/translator.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import type { SiteMonth } from '#machines/sites/sitesTrend.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import { type ForecastSum, rangeWords, sumForecasts } from '../../domain/consumption/forecast.ts';
import {
  daysToJudge,
  isUnderWay,
  lastDayOf,
  type Report,
  type ReportSum,
} from '../../domain/consumption/report.ts';
import { dayName, formatList } from '../../domain/format.ts';
import { Figure, Figures } from '../../ui/display/Figures.tsx';
import { Card, Tag, TextList } from '../../ui/display/layout.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { MonthsChart, MonthsLegend } from '../../views/consumption/chart/MonthsChart.tsx';
import { capitalised, monthName } from '../../views/consumption/names.ts';
import * as css from './Report.css.ts';
import { changeCell, Places, Rises, Sustainability } from './ReportSections.tsx';
import type { ReportSnapshot } from './ReportTask.tsx';
import {
  beforeText,
  changeText,
  comparisonText,
  countsText,
  dueIn,
  forecastText,
  gapText,
  methodNotes,
  percentOf,
  volumeText,
} from './reportTexts.ts';

type Context = ReportSnapshot['context'];

const isLackingIn = (report: Report, { missed, unread, ...read }: Context): boolean =>
  !report.isWhole ||
  report.unreadCount > 0 ||
  missed.length > 0 ||
  unread.length > 0 ||
  remaining({ missed, ...read }).length > 0;

const lackedIn = (report: Report, context: Context): string =>
  [
    ...(isLackingIn(report, context) ? [t('esrs.partial')] : []),
    ...(isUnderWay(context.year, context.today) ? [t('esrs.current')] : []),
    ...(report.gap ? [t(`esrs.gap.${plural(report.gap.count)}`, { count: report.gap.count })] : []),
  ].join('. ');

type Props = { report: Report; context: Context };

type Foreseen = { forecast: ForecastSum | null };

type Ways = { addressOf: (rise: Report['rises'][number]) => string };

const KeyFigures = ({ report, context, forecast }: Props & Foreseen) => {
  const { year, today, fetched, meters, onSiteCount } = context;
  const period = isUnderWay(year, today)
    ? t('period.current', { day: dayName(lastDayOf(year, today)) })
    : t('period.whole', { year });
  return (
    <Figures label={t('figures.label')}>
      <Figure
        label={t('figures.supplied')}
        value={formatRoundVolume(report.volume ?? 0)}
        note={
          <>
            {(report.isPartial || context.unread.length > 0) && (
              <>
                <Tag tone="warn">{t('partial')}</Tag>{' '}
              </>
            )}
            <span>{period}</span>
          </>
        }
      />
      <Figure label={t('figures.change')} value={changeText(report)} note={comparisonText(report)} />
      {forecast && (
        <Figure
          label={foreseen('title', { year })}
          value={foreseen('expected', rangeWords(forecast))}
          note={foreseen('range', rangeWords(forecast))}
        />
      )}
      <Figure
        label={t('figures.meters.label')}
        value={t('figures.meters.of', { read: fetched.length, count: meters.length })}
        note={
          onSiteCount > 0
            ? t(`figures.meters.onSite.${plural(onSiteCount)}`, { count: onSiteCount })
            : t('figures.meters.all')
        }
      />
      <Figure
        label={t('figures.measured.label')}
        value={t('counts.percent', { percent: percentOf(report.measured, dueIn(report)) })}
        note={
          countsText({ ...report, measured: 0, incomplete: 0 }) ||
          t(`figures.measured.${report.incomplete > 0 ? 'some' : report.gap ? 'gap' : 'all'}`)
        }
      />
    </Figures>
  );
};

const mostNamed = 40;

const Coverage = ({ report, context }: Props) => {
  const { measured, estimated, gap, incomplete, missing, unread } = report;
  const [known, due] = [measured + estimated, dueIn(report)];
  const share = (kind: 'complete' | 'partial' | 'missing' | 'unread', count: number) =>
    count > 0 &&
    t('coverage.share', {
      count: t(`counts.${kind}.${plural(count)}`, { count }),
      percent: percentOf(count, due),
    });
  const rest = remaining(context).length;
  const isLacking = isLackingIn(report, context);
  return (
    <p>
      {[
        t(`coverage.${isLacking || gap ? 'known' : 'whole'}`, {
          known,
          due,
          parts: formatList(
            [
              share('complete', known - incomplete),
              share('partial', incomplete),
              share('missing', missing),
              share('unread', unread),
            ].filter((words) => words !== false),
          ),
        }),
        ...(rest > 0 ? [t(`coverage.rest.${plural(rest)}`, { count: rest })] : []),
        ...(isLacking || gap ? [t('coverage.more')] : []),
      ].join(' ')}
    </p>
  );
};

const listLimits = (report: Report, context: Context, forecast: ForecastSum | null): string[] => {
  const { missed, year, today } = context;
  const names = missed.slice(0, mostNamed).map(({ meter }) => meterName(meter));
  const others = missed.length - names.length;
  const counted = (limit: 'incomplete' | 'unread', count: number) =>
    count > 0 ? [t(`coverage.${limit}.${plural(count)}`, { count })] : [];
  return [
    ...(missed.length > 0
      ? [
          `${t(`coverage.missed.${plural(missed.length)}`, { count: missed.length })} ${formatList(
            others > 0 ? [...names, t(`places.others.${plural(others)}`, { count: others })] : names,
          )}.`,
        ]
      : []),
    ...counted('incomplete', report.incomplete),
    ...counted('unread', report.unreadCount),
    ...(isUnderWay(year, today)
      ? [t('coverage.current'), forecastText(forecast, context), forecast ? foreseen('error') : '']
      : []),
  ].filter(Boolean);
};

const toBars = (report: Report, forecast: ForecastSum | null): SiteMonth[] =>
  report.months.map((sum, rank) => {
    const range = forecast?.months[rank];
    return {
      month: sum.month,
      volume: sum.volume,
      lacking: sum.lacking,
      isEstimated: sum.isEstimated,
      isPartial: sum.isPartial,
      before: sum.before,
      isBeforePartial: sum.isBeforePartial,
      isCurrent: sum.isUnderWay,
      ...(range && { foreseen: { ...range, words: foreseen('month', rangeWords(range)) } }),
    };
  });

type MonthLine = ReportSum & { key: string; name: string; isToCome?: boolean };

const MonthTable = ({ report }: Pick<Props, 'report'>) => {
  const lines = report.months.map((month): MonthLine => {
    const name = capitalised(monthName(month.month));
    const isToCome = dueIn(month) === 0;
    const state = month.isUnderWay ? 'current' : 'coming';
    return {
      ...month,
      key: month.month,
      isToCome,
      name: month.isUnderWay || isToCome ? t(`months.${state}`, { month: name }) : name,
    };
  });
  const total: MonthLine = { ...report, key: 'total', name: t('months.total') };
  const cellOf = (textOf: (line: MonthLine) => ReactNode) => (line: MonthLine) =>
    line.key === total.key ? <strong>{textOf(line)}</strong> : textOf(line);
  return (
    <Table
      caption={t('months.title')}
      columns={[
        { key: 'month', label: t('months.month'), cell: ({ name }) => name },
        { key: 'volume', label: t('months.volume'), isNumeric: true, cell: cellOf(volumeText) },
        { key: 'before', label: t('months.before'), isNumeric: true, cell: cellOf(beforeText) },
        { key: 'change', label: t('places.change'), isNumeric: true, cell: cellOf(changeCell) },
        { key: 'readings', label: t('months.readings'), cell: cellOf(countsText) },
      ]}
      rows={[...lines, total]}
      keyOf={({ key }) => key}
    />
  );
};

const Method = ({ limits }: { limits: readonly string[] }) => (
  <div className={css.section}>
    <Card title={t('method.title')}>
      <TextList
        className={css.notes}
        lines={[...limits, ...methodNotes.map((note) => t(`method.${note}`))]}
      />
    </Card>
  </div>
);

export const ReportBody = ({ report, context, addressOf }: Props & Ways) => {
  const { year, today, contracts, fetched } = context;
  const isCurrent = isUnderWay(year, today);
  const forecast = useMemo(() => (isCurrent ? sumForecasts(fetched) : null), [isCurrent, fetched]);
  const bars = useMemo(() => toBars(report, forecast), [report, forecast]);
  return (
    <div className={css.body}>
      <KeyFigures report={report} context={context} forecast={forecast} />
      <Coverage report={report} context={context} />
      <section className={css.section} aria-labelledby="report-months">
        <h2 id="report-months">{t('months.title')}</h2>
        <div className={css.chart}>
          <MonthsChart months={bars} label={t('months.chart')} />
          <div className={css.legend}>
            <MonthsLegend months={bars} />
          </div>
        </div>
        {report.gap && <p className={css.intro}>{gapText(report)}</p>}
        <div className={css.section}>
          <MonthTable report={report} />
          {report.compared && <p className={css.soft}>{t('comparison.months')}</p>}
        </div>
      </section>
      <Places report={report} contracts={contracts} />
      <Rises report={report} days={daysToJudge(year, today)} addressOf={addressOf} />
      <Sustainability report={report} lacked={lackedIn(report, context)} />
      <Method limits={listLimits(report, context, forecast)} />
    </div>
  );
};
