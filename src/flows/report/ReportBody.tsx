import { useMemo } from 'react';
import { t } from '#locales/fr/report.ts';
import { plural } from '#locales/translator.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import type { SiteMonth } from '#machines/sites/sitesTrend.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import { isoDay } from '../../domain/calendar.ts';
import { sumVolumes } from '../../domain/consumption/bars.ts';
import { lacksVolume } from '../../domain/consumption/indexGap.ts';
import {
  daysToJudge,
  forecastOf,
  isUnderWay,
  type Report,
  type ReportSum,
} from '../../domain/consumption/report.ts';
import { dayName } from '../../domain/format.ts';
import { Figure, Figures } from '../../ui/display/Figures.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { MonthsChart, MonthsLegend } from '../../views/consumption/chart/MonthsChart.tsx';
import { capitalised, listed, monthName } from '../../views/consumption/names.ts';
import * as css from './Report.css.ts';
import { Places, Rises, Sustainability } from './ReportSections.tsx';
import type { ReportSnapshot } from './ReportTask.tsx';
import { changeText, countsText, dueIn, gapText, percentOf, volumeText } from './reportTexts.ts';

type Context = ReportSnapshot['context'];

/** True if the report lacks a month or a meter. */
const isLackingIn = (report: Report, { missed, unread, ...read }: Context): boolean =>
  !report.isWhole ||
  report.unreadCount > 0 ||
  missed.length > 0 ||
  unread.length > 0 ||
  remaining({ missed, ...read }).length > 0;

/** True if the report lacks a month, a meter, the rest of its year, or a volume that the indexes show. */
const isPartialIn = (report: Report, context: Context): boolean =>
  isLackingIn(report, context) || isUnderWay(context.year, context.today) || lacksVolume(report);

/** Parts of the year that the total lacks. */
const lackedIn = (report: Report, context: Context): string =>
  [
    ...(isLackingIn(report, context) ? [t('esrs.partial')] : []),
    ...(isUnderWay(context.year, context.today) ? [t('esrs.current')] : []),
    ...(report.gap ? [t(`esrs.gap.${plural(report.gap.count)}`, { count: report.gap.count })] : []),
  ].join('. ');

type Props = { report: Report; context: Context };

type Ways = { addressOf: (rise: Report['rises'][number]) => string };

const KeyFigures = ({ report, context }: Props) => {
  const { year, today, fetched, meters, onSiteCount } = context;
  const period = isUnderWay(year, today)
    ? t('period.current', { day: dayName(isoDay(today)) })
    : t('period.whole', { year });
  const due = dueIn(report);
  return (
    <Figures label={t('figures.label')}>
      <Figure
        label={t('figures.supplied')}
        value={formatRoundVolume(report.volume ?? 0)}
        note={
          <>
            {isPartialIn(report, context) && (
              <>
                <Tag tone="warn">{t('partial')}</Tag>{' '}
              </>
            )}
            <span>{period}</span>
          </>
        }
      />
      <Figure
        label={t('figures.change.label')}
        value={changeText(report)}
        note={
          report.compared
            ? t('figures.change.note', {
                volume: formatRoundVolume(report.compared.volume),
                before: formatRoundVolume(report.compared.before),
              })
            : t('figures.change.none')
        }
      />
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
        value={t('counts.percent', { percent: percentOf(report.measured, due) })}
        note={countsText({ ...report, measured: 0 }) || t(`figures.measured.${report.gap ? 'gap' : 'all'}`)}
      />
    </Figures>
  );
};

const mostNamed = 40;

/** Extent of the total, and the meters that it lacks. */
const Coverage = ({ report, context }: Props) => {
  const { fetched, missed, year, today } = context;
  const [due, count] = [dueIn(report), fetched.length];
  const known = report.measured + report.estimated;
  const gap = gapText(report);
  const whole = gap ? 'known' : 'whole';
  const rest = remaining(context).length;
  const names = missed.slice(0, mostNamed).map(({ meter }) => meterName(meter));
  const others = missed.length - names.length;
  return (
    <div className={css.coverage}>
      <p>
        {t(`coverage.${isLackingIn(report, context) ? 'partial' : whole}.${plural(count)}`, {
          known,
          due,
          count,
          percent: percentOf(known, due),
        })}
      </p>
      {gap && <p>{gap}</p>}
      {report.incomplete > 0 && (
        <p>{t(`coverage.incomplete.${plural(report.incomplete)}`, { count: report.incomplete })}</p>
      )}
      {report.unreadCount > 0 && (
        <p>{t(`coverage.unread.${plural(report.unreadCount)}`, { count: report.unreadCount })}</p>
      )}
      {rest > 0 && <p>{t(`coverage.rest.${plural(rest)}`, { count: rest })}</p>}
      {isUnderWay(year, today) && (
        <>
          <p>{t('coverage.current')}</p>
          <Forecast fetched={fetched} />
        </>
      )}
      {missed.length > 0 && (
        <p>
          {`${t(`coverage.missed.${plural(missed.length)}`, { count: missed.length })} ${listed(
            others > 0 ? [...names, t(`places.others.${plural(others)}`, { count: others })] : names,
          )}.`}
        </p>
      )}
    </div>
  );
};

/** Range of the end of the current year, for the meters that have a forecast (docs/rules.md#forecast). */
const Forecast = ({ fetched }: Pick<Context, 'fetched'>) => {
  const forecast = useMemo(() => forecastOf(fetched), [fetched]);
  return (
    <p>
      {forecast
        ? t(`forecast.${plural(forecast.count)}`, {
            low: formatRoundVolume(forecast.low),
            high: formatRoundVolume(forecast.high),
            expected: formatRoundVolume(forecast.expected),
            count: forecast.count,
            all: fetched.length,
          })
        : t('forecast.none')}
    </p>
  );
};

/** Months that have begun, as the bars of the chart. */
const toBars = ({ months }: Report): SiteMonth[] =>
  months
    .filter((month) => dueIn(month) > 0)
    .map((sum) => ({
      month: sum.month,
      volume: sum.volume,
      // Hatched if the estimated part is the larger one.
      isEstimated: 2 * sum.estimatedVolume > (sum.volume ?? 0),
      isPartial: !sum.isWhole,
      before: sum.before,
      isBeforePartial: sum.isBeforePartial,
      isCurrent: sum.isUnderWay,
    }));

type MonthLine = ReportSum & { key: string; name: string; before: number | null };

const MonthTable = ({ report }: { report: Report }) => {
  const lines = report.months
    .filter((month) => dueIn(month) > 0)
    .map((month): MonthLine => {
      const name = capitalised(monthName(month.month));
      return {
        ...month,
        key: month.month,
        name: month.isUnderWay ? t('months.current', { month: name }) : name,
      };
    });
  const before = lines.flatMap((line) => line.before ?? []);
  const total: MonthLine = {
    ...report,
    key: 'total',
    name: t('months.total'),
    before: before.length > 0 ? sumVolumes(before) : null,
  };
  const cellOf = (textOf: (line: MonthLine) => string) => (line: MonthLine) =>
    line.key === total.key ? <strong>{textOf(line)}</strong> : textOf(line);
  return (
    <Table
      caption={t('months.title')}
      columns={[
        { key: 'month', label: t('months.month'), cell: ({ name }) => name },
        { key: 'volume', label: t('months.volume'), isNumeric: true, cell: cellOf(volumeText) },
        {
          key: 'before',
          label: t('months.before'),
          isNumeric: true,
          cell: cellOf((line) => (line.before === null ? '–' : formatRoundVolume(line.before))),
        },
        { key: 'change', label: t('months.change'), isNumeric: true, cell: cellOf(changeText) },
        { key: 'readings', label: t('months.readings'), cell: cellOf(countsText) },
      ]}
      rows={[...lines, total]}
      keyOf={({ key }) => key}
    />
  );
};

const Method = () => (
  <div className={css.unbroken}>
    <Card title={t('method.title')}>
      <ul className={css.notes}>
        {(['sum', 'missing', 'estimated', 'onSite', 'compared', 'rises', 'rounded'] as const).map((note) => (
          <li key={note}>{t(`method.${note}`)}</li>
        ))}
      </ul>
    </Card>
  </div>
);

/** Content of the report, which the browser prints on two to six sheets. */
export const ReportBody = ({ report, context, addressOf }: Props & Ways) => {
  const bars = useMemo(() => toBars(report), [report]);
  const { year, today, contracts } = context;
  return (
    <div className={css.body}>
      <KeyFigures report={report} context={context} />
      <Coverage report={report} context={context} />
      <section className={css.section} aria-labelledby="report-months">
        <h2 id="report-months">{t('months.title')}</h2>
        <div className={css.chart}>
          <MonthsChart months={bars} />
          <div className={css.legend}>
            <MonthsLegend months={bars} />
          </div>
        </div>
        <MonthTable report={report} />
        <p className={css.soft}>{t('comparison')}</p>
      </section>
      <Places report={report} contracts={contracts} />
      <Rises report={report} days={daysToJudge(year, today)} addressOf={addressOf} />
      <Sustainability report={report} lacked={lackedIn(report, context)} />
      <Method />
    </div>
  );
};
