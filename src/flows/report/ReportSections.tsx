import { type ReactNode, useMemo, useRef, useState } from 'react';
import { t } from '#locales/fr/report.ts';
import { plural } from '#locales/translator.ts';
import { formatLitres, formatRoundVolume } from '../../domain/amounts.ts';
import { sumKnown, sumPairs } from '../../domain/consumption/bars.ts';
import type { ListedContract } from '../../domain/consumption/meterList.ts';
import type { JudgedDays, Report, ReportRow } from '../../domain/consumption/report.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { dayName, formatList, shortDayName } from '../../domain/format.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { SiteText } from '../../views/ContractTitle.tsx';
import { useMeterSite, useSiteLabel } from '../../views/sites.ts';
import * as css from './Report.css.ts';
import { beforeText, changeText, comparedText, shareText, volumeText } from './reportTexts.ts';

type Rise = Report['rises'][number];

type ReportRisesProps = { report: Report; days: JudgedDays | null; addressOf: (rise: Rise) => string };

const PlaceName = ({ meters }: Pick<ReportRow, 'meters'>) => {
  const siteOf = useMeterSite();
  const sites = meters.map((meter) => ({ ...siteOf(meter), reference: spacedReference(meter.reference) }));
  const titles = new Set(sites.map(({ title, reference }) => title || reference));
  return (
    <span className={css.place}>
      <SiteText text={formatList([...titles])} />
      <span className={css.soft}>{sites[0]?.place || t('sites.noAddress')}</span>
    </span>
  );
};

const daysText = ({ episode: { startDate, endDate, isGoingOn } }: Rise): string => {
  const inYear = new Date(`${startDate}T00:00:00`);
  const start = shortDayName(startDate, inYear);
  return isGoingOn
    ? t('rises.open', { start })
    : t('rises.between', { start, end: shortDayName(endDate, inYear) });
};

/** Table of unusual consumption, the largest surplus first (docs/unusual-consumption.md). */
export const Rises = ({
  report: { rises, seasonCount, notJudgedCount },
  days,
  addressOf,
}: ReportRisesProps) => (
  <section className={css.section} aria-labelledby="report-rises">
    <h2 id="report-rises">{t('rises.title')}</h2>
    {days ? (
      <>
        <p className={css.soft}>
          {t('rises.since', { start: dayName(days.firstJudged), end: dayName(days.endDate) })}
        </p>
        {days.firstOfSeason > days.firstJudged && (
          <p className={css.soft}>
            {t(days.firstOfSeason > days.endDate ? 'rises.leaksOnly' : 'rises.leaksFirst', {
              day: dayName(days.firstOfSeason),
            })}
          </p>
        )}
        {notJudgedCount > 0 && (
          <p>{t(`rises.notJudged.${plural(notJudgedCount)}`, { count: notJudgedCount })}</p>
        )}
        {seasonCount > 0 && (
          <p className={css.soft}>{t(`rises.season.${plural(seasonCount)}`, { count: seasonCount })}</p>
        )}
        {rises.length === 0 ? (
          <p>{t('rises.none')}</p>
        ) : (
          <LongTable
            caption={t('rises.title')}
            columns={[
              {
                key: 'meter',
                label: t('rises.meter'),
                cell: (rise) => (
                  <span className={css.reference}>
                    <Link href={addressOf(rise)}>{meterName(rise.meter)}</Link>
                  </span>
                ),
              },
              { key: 'place', label: t('rises.place'), cell: ({ meter }) => <PlaceName meters={[meter]} /> },
              {
                key: 'days',
                label: t('rises.days'),
                cell: (rise) => <span className={css.reference}>{daysText(rise)}</span>,
              },
              {
                key: 'surplus',
                label: t('rises.surplus'),
                isNumeric: true,
                cell: ({ episode }) => formatLitres(episode.litres),
              },
              {
                key: 'cause',
                label: t('rises.cause'),
                cell: ({ episode }) => t(`rises.causes.${episode.cause}`),
              },
            ]}
            rows={rises}
            keyOf={({ meter, episode }) => `${meter.reference} ${meter.idPDS} ${episode.startDate}`}
            countOf={(count) => t(`rises.${plural(count)}`, { count })}
          />
        )}
      </>
    ) : (
      <p>{t('rises.tooOld')}</p>
    )}
  </section>
);

const unknownData = [
  'withdrawal',
  'discharge',
  'consumption',
  'risk',
  'reused',
  'stored',
  'intensity',
] as const;

type Datum = { key: string; name: string; value: string; state: string };

const linesOf = ({ volume, estimatedVolume }: Report, lacked: string): Datum[] => [
  {
    key: 'supplied',
    name: t('esrs.supplied.name'),
    value: formatRoundVolume(volume ?? 0),
    state: lacked || t('esrs.supplied.state'),
  },
  {
    key: 'quality',
    name: t('esrs.quality.name'),
    value: shareText(volume === null ? null : volume - estimatedVolume, volume),
    state: t('esrs.quality.state'),
  },
  ...unknownData.map((key) => ({
    key,
    name: t(`esrs.${key}.name`),
    value: t('esrs.unknown'),
    state: t(`esrs.${key}.state`),
  })),
];

/** Table of ESRS E3-4, a European standard. A value that no meter measures is empty, not zero. */
export const Sustainability = ({ report, lacked }: { report: Report; lacked: string }) => (
  <section className={css.section} aria-labelledby="report-esrs">
    <h2 id="report-esrs">{t('esrs.title')}</h2>
    <p className={css.intro}>{t('esrs.intro')}</p>
    <Table
      caption={t('esrs.caption')}
      columns={[
        { key: 'data', label: t('esrs.data'), cell: ({ name }) => name },
        { key: 'value', label: t('esrs.value'), isNumeric: true, cell: ({ value }) => value },
        { key: 'state', label: t('esrs.state'), cell: ({ state }) => state },
      ]}
      rows={linesOf(report, lacked)}
      keyOf={({ key }) => key}
    />
    <p className={css.soft}>{t('esrs.source')}</p>
  </section>
);

const step = 10;

type LongTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  countOf: (count: number) => string;
  restOf?: (rest: readonly Row[]) => Row;
};

const LongTable = <Row,>({ rows, countOf, restOf, ...table }: LongTableProps<Row>) => {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLTableSectionElement>(null);
  const isPrinted = usePrintedAt() !== null;
  const visible = isPrinted ? rows : rows.slice(0, shown);
  const rest = rows.slice(visible.length);
  return (
    <div className={css.section}>
      <Table {...table} list={list} rows={restOf && rest.length > 0 ? [...visible, restOf(rest)] : visible} />
      {rows.length > step && !isPrinted && (
        <ShowMore
          shown={visible.length}
          total={rows.length}
          countOf={countOf}
          list={list}
          onMore={() => setShown(shown + 5 * step)}
        />
      )}
    </div>
  );
};

/** Change of a row from the year before, with the compared volumes if the row shows other volumes. */
export const changeCell = (sum: Pick<ReportRow, 'compared' | 'volume' | 'before'>) => {
  const pair = comparedText(sum);
  return (
    <>
      <span>{changeText(sum)}</span> {pair !== null && <span className={css.pair}>{pair}</span>}
    </>
  );
};

type Line = Pick<ReportRow, 'key' | 'volume' | 'before' | 'isPartial' | 'compared'> & {
  meterCount: number;
  name: ReactNode;
};

const toLine = (row: ReportRow, name: ReactNode): Line => ({ ...row, meterCount: row.meters.length, name });

const restOf = (rest: readonly Line[]): Line => ({
  key: 'rest',
  name: t(`places.others.${plural(rest.length)}`, { count: rest.length }),
  meterCount: rest.reduce((count, { meterCount }) => count + meterCount, 0),
  volume: sumKnown(rest.map(({ volume }) => volume)),
  before: sumKnown(rest.map(({ before }) => before)),
  isPartial: rest.some(({ isPartial }) => isPartial),
  compared: sumPairs(rest.flatMap(({ compared }) => compared ?? [])),
});

type PlacesTableProps = { kind: 'contracts' | 'sites'; lines: readonly Line[]; report: Report };

const PlacesTable = ({ kind, lines, report }: PlacesTableProps) => (
  <LongTable
    caption={t(`${kind}.title`)}
    columns={[
      { key: 'name', label: t(`${kind}.name`), cell: ({ name }) => name },
      { key: 'meters', label: t('places.meters'), isNumeric: true, cell: ({ meterCount }) => meterCount },
      { key: 'volume', label: t('places.volume'), isNumeric: true, cell: volumeText },
      {
        key: 'share',
        label: t('places.share'),
        isNumeric: true,
        cell: ({ volume }) => shareText(volume, report.volume),
      },
      { key: 'before', label: t('months.before'), isNumeric: true, cell: beforeText },
      { key: 'change', label: t('places.change'), isNumeric: true, cell: changeCell },
    ]}
    rows={lines}
    keyOf={({ key }) => key}
    countOf={(count) => t(`${kind}.${plural(count)}`, { count })}
    restOf={restOf}
  />
);

type Props = { report: Report; contracts: readonly ListedContract[] };

export const Places = ({ report, contracts }: Props) => {
  const labelOf = useSiteLabel();
  const ofContracts = useMemo(() => {
    const names = new Map(contracts.map(({ reference, name }) => [reference, name]));
    return report.contracts.map((row) => {
      const { title } = labelOf({ reference: row.key, name: names.get(row.key) ?? '' });
      const reference = spacedReference(row.key);
      return toLine(
        row,
        <span className={css.place}>
          <SiteText text={title} />
          {!title.includes(reference) && <span className={css.soft}>{reference}</span>}
        </span>,
      );
    });
  }, [report, contracts, labelOf]);
  const ofSites = report.sites.map((row) => toLine(row, <PlaceName meters={row.meters} />));
  return (
    <>
      <section className={css.section} aria-labelledby="report-contracts">
        <h2 id="report-contracts">{t('contracts.title')}</h2>
        <PlacesTable kind="contracts" lines={ofContracts} report={report} />
      </section>
      <section className={css.section} aria-labelledby="report-sites">
        <h2 id="report-sites">{t('sites.title')}</h2>
        <PlacesTable kind="sites" lines={ofSites} report={report} />
        <p className={css.soft}>{t('sites.note')}</p>
      </section>
    </>
  );
};
