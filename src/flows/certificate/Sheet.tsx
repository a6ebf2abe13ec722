import { t } from '#locales/fr/certificate.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t as meters } from '#locales/fr/meters.ts';
import { plural } from '#locales/translator.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { formatExactVolume, formatVolume } from '../../domain/amounts.ts';
import type { IsoDay } from '../../domain/calendar.ts';
import type { Index } from '../../domain/consumption/bars.ts';
import type { MeterKind } from '../../domain/consumption/meter.ts';
import type { Days } from '../../domain/consumption/period.ts';
import { isShortOfIndexes, type Register, type Statement } from '../../domain/consumption/statement.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { dayName, formatDay, formatMonth } from '../../domain/format.ts';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { TextList } from '../../ui/display/layout.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import * as css from './Certificate.css.ts';

export type Maker = {
  name: string;
  logo: string;
  legalName: string;
  legalForm: string;
  address: string;
  register: string;
};

type Props = {
  found: FoundMeter;
  days: Days;
  statement: Statement;
  maker: Maker;
  customer: string;
  today: Date;
};

const Head = ({ name, logo, legalName, legalForm, address, register }: Maker) => (
  <div className={css.head}>
    <img src={logo} alt="" width="30" height="36" />
    <div>
      <p className={css.brand}>{name}</p>
      <p className={css.small}>{t('sheet.publisher', { legalName, legalForm })}</p>
      <p className={css.small}>{`${address} · ${register}`}</p>
    </div>
  </div>
);

/** Days of the certificate. On the 1st day of a month, the current month has only one day. */
export const periodText = ({ startDate, endDate }: Days): string =>
  t(`sheet.days.${startDate === endDate ? 'one' : 'other'}`, {
    start: dayName(startDate),
    end: dayName(endDate),
  });

const listItems = ({ found: { contract, meter }, days, customer }: Props) => [
  { term: t('sheet.customer'), value: customer },
  {
    term: t('sheet.contract'),
    value: (
      <SiteText
        text={`${contract.name || contractWords('unnamed')}, ${spacedReference(contract.reference)}`}
      />
    ),
  },
  { term: t('sheet.address'), value: meter.adresseDesserte },
  { term: t('sheet.meter'), value: meter.matriculeCompteur },
  { term: t('sheet.point'), value: meter.idPDS },
  { term: t('sheet.kind'), value: meters(meter.kind === 'TR' ? 'kind.TR' : 'kind.SE') },
  { term: t('sheet.period'), value: periodText(days) },
];

const indexText = (index: Index | null): string =>
  index
    ? t('sheet.index', { shown: formatVolume(index.shown), day: dayName(index.day) })
    : t('sheet.noIndex');

/** Days that the printed volume covers. A reading on site may cover days outside the period. */
const coveredText = ({ covered }: Statement, kind: MeterKind): string | null => {
  if (kind === 'TR' || !covered) return null;
  const end = dayName(covered.endDate);
  return covered.startDate
    ? t('sheet.covered', { start: dayName(covered.startDate), end })
    : t('sheet.coveredUntil', { end });
};

const listNotes = (statement: Statement, kind: MeterKind): string[] => {
  const { registers, missing, unreadCount, estimated, corrections, between } = statement;
  const slotName = (day: IsoDay) =>
    kind === 'TR' ? formatMonth(day.slice(0, 'yyyy-MM'.length)) : dayName(day);
  const counted = (key: 'missing' | 'estimated', days: readonly IsoDay[]) =>
    days.length === 0
      ? []
      : [
          t(`notes.${key}.${plural(days.length)}`, {
            count: days.length,
            list: days.map(slotName).join(', '),
          }),
        ];
  return [
    ...(between !== null && isShortOfIndexes(statement)
      ? [t('notes.between', { between: formatExactVolume(between) })]
      : []),
    ...counted('missing', missing),
    ...(unreadCount > 0 ? [t(`notes.unread.${plural(unreadCount)}`, { count: unreadCount })] : []),
    ...counted('estimated', estimated),
    ...corrections.map(({ day, volume }) =>
      t('notes.correction', { volume: formatExactVolume(volume), slot: slotName(day) }),
    ),
    ...registers.flatMap(({ isReplacement, start }) =>
      isReplacement && start ? t('notes.replaced', { day: dayName(start.day) }) : [],
    ),
    ...(registers[0]?.start === null ? [t('notes.noStart')] : []),
    ...(registers.some(({ end }) => end === null) ? [t('notes.noEnd')] : []),
  ];
};

const Registers = ({ registers, matricule }: { registers: readonly Register[]; matricule: string }) => (
  <div className={css.volume}>
    <h3>{t('sheet.indexes')}</h3>
    <Table
      caption={t('sheet.indexes')}
      columns={[
        {
          key: 'meter',
          label: t('sheet.column.meter'),
          cell: (register) =>
            register === registers.at(-1) ? matricule || meters('unnumbered') : t('sheet.replaced'),
        },
        { key: 'start', label: t('sheet.column.start'), cell: ({ start }) => indexText(start) },
        { key: 'end', label: t('sheet.column.end'), cell: ({ end }) => indexText(end) },
      ]}
      rows={registers}
      keyOf={({ start, end }) => end?.day ?? start?.day ?? 'first'}
    />
  </div>
);

export const Sheet = (props: Props) => {
  const { found, statement, maker, today } = props;
  const { kind } = found.meter;
  const notes = listNotes(statement, kind);
  const covered = coveredText(statement, kind);
  return (
    <article className={css.sheet} data-own-heading aria-label={t('title')}>
      <Head {...maker} />
      <h2 className={css.title}>{t('title')}</h2>
      <DefinitionList items={listItems(props)} />
      <Registers registers={statement.registers} matricule={found.meter.matriculeCompteur} />
      <div className={css.volume}>
        <h3>{t('sheet.volume')}</h3>
        {statement.volume !== null && <p className={css.figure}>{formatExactVolume(statement.volume)}</p>}
        {covered && <p className={css.small}>{covered}</p>}
      </div>
      {notes.length > 0 && (
        <div>
          <h3>{t('notes.title')}</h3>
          <TextList className={css.notes} lines={notes} />
        </div>
      )}
      <p className={css.small}>{t('sheet.made', { day: formatDay(today) })}</p>
    </article>
  );
};
