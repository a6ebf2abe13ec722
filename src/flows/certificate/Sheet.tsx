import { t } from '#locales/fr/certificate.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Days } from '#machines/domain/consumption/period.ts';
import type { Statement } from '#machines/domain/consumption/statement.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { dayName } from '#machines/domain/format/dayName.ts';
import { formatDay } from '#machines/domain/format/days.ts';
import { formatExactVolume } from '#machines/domain/format/volumes.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { coveredText, listNotes } from './certificateWords.ts';
import { Registers } from './Registers.tsx';
import * as css from './Sheet.css.ts';

/** Who makes the certificate. */
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

const listItems = ({ found: { contract, meter }, days, customer }: Props) => [
  { term: t('sheet.customer'), value: customer },
  {
    term: t('sheet.contract'),
    value: `${contract.name || contractWords('unnamed')}, ${spacedReference(contract.reference)}`,
  },
  { term: t('sheet.address'), value: meter.adresseDesserte },
  { term: t('sheet.meter'), value: meter.matriculeCompteur },
  { term: t('sheet.point'), value: meter.idPDS },
  { term: t('sheet.kind'), value: meters(meter.kind === 'TR' ? 'kind.TR' : 'kind.SE') },
  {
    term: t('sheet.period'),
    value: t('sheet.days', { start: dayName(days.startDate), end: dayName(days.endDate) }),
  },
];

/** The sheet, as it is printed: one of A4 (docs/rules.md#certificate). */
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
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={css.small}>{t('sheet.made', { day: formatDay(today) })}</p>
    </article>
  );
};
