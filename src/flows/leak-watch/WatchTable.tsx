import { type RefObject, useMemo } from 'react';
import { t } from '#locales/fr/leakWatch.ts';
import { formatVolume } from '../../domain/amounts.ts';
import { dayAfter, daysBetween, isoDay } from '../../domain/calendar.ts';
import { meterKey } from '../../domain/consumption/meter.ts';
import { type Alarm, isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { weeksAround } from '../../domain/consumption/watch/weeks.ts';
import { dayName, shortDayName } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { Sparkline } from '../../ui/display/Sparkline.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import * as css from './LeakWatch.css.ts';
import type { WatchLine, WatchList } from './watchList.ts';

const stateOf = (alarm: Alarm) => {
  if (isOngoing(alarm)) return 'ongoing';
  return alarm.episode.isGoingOn ? 'season' : 'ended';
};

const tones = { ongoing: 'bad', season: 'neutral', ended: 'info' } as const;

const daysText = ({ episode: { startDate, endDate, isGoingOn } }: Alarm, today: Date): string => {
  const start = shortDayName(startDate, today);
  return isGoingOn ? start : t('between', { start, end: shortDayName(endDate, today) });
};

/** Days with a reading, on which the surplus is based (`6 jours sûrs sur 13`); null for all days. */
const countedText = ({ episode }: Alarm, today: Date): string | null => {
  const { startDate, endDate, isGoingOn, readCount } = episode;
  const days = daysBetween(startDate, isGoingOn ? isoDay(today) : dayAfter(endDate, 1));
  return readCount < days ? t('counted', { count: readCount, days }) : null;
};

const tenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats litres in m³, the unit of the column: `19,4 m³`, `0,7 m³`; below 100 litres: `0,03 m³`. */
const cubicMetres = (litres: number): string =>
  litres < 100 ? formatVolume(Math.round(litres / 10) / 100) : `${tenths.format(litres / 1_000)}\u00A0m³`;

const dailyText = ({ episode }: Alarm): string => t('aDay', { volume: cubicMetres(episode.litresADay) });

const causeText = ({ episode: { cause, isGoingOn } }: Alarm): string =>
  t(`cause.${cause}.${isGoingOn ? 'ongoing' : 'ended'}`);

export type AlarmWays = { addressOf: (alarm: Alarm) => string; requestOf: (alarm: Alarm) => Elements };

type Sorted = WatchList['sort'];

type Props = AlarmWays & {
  list: RefObject<HTMLTableSectionElement | null>;
  lines: readonly WatchLine[];
  today: Date;
  sort: Sorted;
  onSort: (sort: Sorted) => void;
  isPrinted: boolean;
};

const keyOf = ({ alarm: { meter, episode } }: WatchLine): string => `${meterKey(meter)} ${episode.startDate}`;

const State = ({ alarm }: { alarm: Alarm }) => {
  const state = stateOf(alarm);
  return (
    <span className={css.nowrap}>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
    </span>
  );
};

const SiteLink = ({ line, addressOf }: { line: WatchLine } & Pick<AlarmWays, 'addressOf'>) => (
  <span className={css.site}>
    <span className={css.name}>
      <Link href={addressOf(line.alarm)} title={line.title}>
        <SiteText text={line.title} />
      </Link>
    </span>
    <span className={css.second}>
      <span>{line.meter}</span> {line.town && <span className={css.town}>{`· ${line.town}`}</span>}
    </span>
  </span>
);

const WeeksCell = ({ alarm: { episode, volumes } }: { alarm: Alarm }) => {
  if (!volumes) return null;
  const { startDate, endDate, values, marked } = weeksAround(volumes, episode);
  const label = t('weeks', { start: dayName(startDate), end: dayName(endDate) });
  return <Sparkline values={values} marked={marked} label={label} />;
};

const Since = ({ alarm, today }: { alarm: Alarm; today: Date }) => {
  const counted = countedText(alarm, today);
  return (
    <>
      <span className={css.nowrap}>{daysText(alarm, today)}</span>{' '}
      {counted && <span className={css.counted}>{counted}</span>}
    </>
  );
};

const NextStep = ({ line, addressOf, requestOf }: { line: WatchLine } & AlarmWays) => {
  const { alarm, meter, requestedOn } = line;
  return (
    ((alarm.episode.isGoingOn || requestedOn) && requestOf(alarm)) || (
      <Link variant="text" href={addressOf(alarm)} aria-label={t('meter.name', { meter })}>
        {t('meter.text')}
      </Link>
    )
  );
};

const listColumns = ({ today, ...ways }: AlarmWays & { today: Date }) =>
  [
    { key: 'state', label: t('column.state'), inCard: 'lead', cell: ({ alarm }) => <State alarm={alarm} /> },
    {
      key: 'site',
      label: t('column.site'),
      isTitle: true,
      cell: (line) => <SiteLink line={line} addressOf={ways.addressOf} />,
    },
    { key: 'weeks', label: t('column.weeks'), cell: ({ alarm }) => <WeeksCell alarm={alarm} /> },
    {
      key: 'since',
      label: t('column.since'),
      isSortable: true,
      cell: ({ alarm }) => <Since alarm={alarm} today={today} />,
    },
    {
      key: 'daily',
      label: t('column.daily'),
      isSortable: true,
      isNumeric: true,
      cell: ({ alarm }) => dailyText(alarm),
    },
    {
      key: 'lost',
      label: t('column.lost'),
      isSortable: true,
      isNumeric: true,
      cell: ({ alarm }) => <span className={css.lost}>{cubicMetres(alarm.episode.litres)}</span>,
    },
    {
      key: 'cause',
      label: t('column.cause'),
      cell: ({ alarm }) => (
        <span className={alarm.episode.isGoingOn ? css.small : css.endedCause}>{causeText(alarm)}</span>
      ),
    },
    {
      key: 'action',
      label: t('column.action'),
      isNumeric: true,
      inCard: 'facing',
      cell: (line) => <NextStep line={line} {...ways} />,
    },
  ] as const satisfies readonly Column<WatchLine, Sorted['column']>[];

/** Table of rises (docs/rules.md#leak-watch). On a narrow screen, each rise has two lines of text. */
export const WatchTable = ({ list, lines, today, sort, onSort, isPrinted, addressOf, requestOf }: Props) => {
  const columns = useMemo(
    () => listColumns({ today, addressOf, requestOf }).filter(({ key }) => !isPrinted || key !== 'action'),
    [today, addressOf, requestOf, isPrinted],
  );
  return (
    <div className={css.list}>
      <Table
        list={list}
        caption={t('list')}
        size="wide"
        columns={columns}
        rows={lines}
        keyOf={keyOf}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
};
