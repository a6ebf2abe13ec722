import { t } from '#locales/fr/consumption.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { MeterCells } from './consumptionActor.ts';
import { MeterLinks } from './MeterLinks.tsx';
import * as css from './MeterPages.css.ts';
import { ServedAddress } from './ServedAddress.tsx';

const inWords = (words: string) => <span className={css.words}>{words || t('unknown')}</span>;

/** The columns hidden from customers, as long as they are (docs/rules.md#meters). */
const usage: Column<Meter> = {
  key: 'usage',
  label: meters('usage'),
  cell: (meter) => inWords(meter.usage),
};
const state: Column<Meter> = {
  key: 'state',
  label: meters('pointState'),
  cell: ({ etatPDS }) => inWords(etatPDS),
};

/** How a meter is read, in words, and the code of its equipment. */
const Equipment = ({ meter: { kind, codeEquipement } }: { meter: Meter }) => (
  <span className={css.equipment}>
    <span>{meters(`kind.${kind}`)}</span>
    {codeEquipement && <span className={css.code}>{t('code', { code: codeEquipement })}</span>}
  </span>
);

/** The ways on from a meter. */
const details = ({ addressOf, proofAddressOf }: MeterCells): Column<Meter> => ({
  key: 'details',
  label: t('table.details'),
  inCard: 'foot',
  cell: (meter) => (
    <MeterLinks meter={meter} address={addressOf(meter)} proofAddress={proofAddressOf?.(meter) ?? null} />
  ),
});

/** The columns of the meters of a contract; on paper the address is whole, and nothing leads on. */
export const columnsFor = (cells: MeterCells, isPrinted: boolean): Column<Meter>[] => [
  {
    key: 'meter',
    label: t('table.meter'),
    cell: ({ matriculeCompteur }) => (
      <span className={css.number}>{matriculeCompteur || meters('unnumbered')}</span>
    ),
  },
  {
    key: 'address',
    label: meters('address'),
    cell: (meter) => (isPrinted && meter.adresseDesserte) || <ServedAddress meter={meter} />,
    inCard: 'lead',
  },
  ...(cells.showsEverything ? [usage] : []),
  { key: 'equipment', label: meters('reading'), cell: (meter) => <Equipment meter={meter} /> },
  ...(cells.showsEverything ? [state] : []),
  ...(isPrinted ? [] : [details(cells)]),
];
