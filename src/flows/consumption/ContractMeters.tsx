import { useActorRef } from '@xstate/react';
import { memo, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/consumption.ts';
import { t as words } from '#locales/fr/contract.ts';
import { t as metersText } from '#locales/fr/meters.ts';
import type { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import type { RowSize } from '#machines/contract-rows/contractRows.machine.ts';
import { rowSize } from '../../api/storage/rowSize.ts';
import { type ConsumptionContract, type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { meterCriteriaSchema, type TypedMeterSearch } from '../../domain/consumption/meterSearch.ts';
import { addressLength, truncate } from '../../domain/contract/contract.ts';
import { formatLastRead } from '../../fields/contract/formatLastRead.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Toggletip } from '../../ui/controls/Toggletip.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import { label } from '../../views/contract-list/ContractList.css.ts';
import type { Found } from '../../views/contract-list/ContractList.tsx';
import { rowCountOf } from '../../views/contract-list/contractListActor.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import * as css from './Consumption.css.ts';
import { aside, days, end, lastRead, links, whole } from './Consumption.css.ts';
import { meterPages } from './consumption.ports.ts';
import { ContractTotal, trendColumns } from './TrendCells.tsx';

export type ConsumptionActor = ActorRefFrom<typeof consumptionMachine>;
export type MeterPagesActor = ActorRefFrom<typeof meterPagesMachine>;

export type MeterCells = {
  addressOf: (meter: Meter) => string;
  /** Address of a meter's proof of consumption; null if hidden from customers (docs/rules.md#environments). */
  proofAddressOf: ((meter: Meter) => string) | null;
  /** True to show the data that customers may not see yet (docs/rules.md#meters). */
  showsEverything: boolean;
  /** True for a meter with an ongoing rise that the watch of the visit has found. */
  isLeaking?: (meter: Meter) => boolean;
};

type Props = MeterCells &
  Found<TypedMeterSearch> & {
    contract: ConsumptionContract;
    actionsOf: (contract: ConsumptionContract) => Elements;
    servedAddressOf?: (reference: string) => string;
    today: Date;
  };

const LastRead = ({ contract }: { contract: ConsumptionContract }) => {
  const read = formatLastRead(contract);
  return (
    read && (
      <span className={lastRead}>
        <span className={label}>{metersText('lastRead.label')}</span> <span className={days}>{read}</span>
      </span>
    )
  );
};

type MeterPagesProps = MeterCells & { contract: ConsumptionContract; typed: TypedMeterSearch };

const inputOf = (
  { reference, meters, unread, meterCount }: ConsumptionContract,
  typed: TypedMeterSearch,
) => ({
  reference,
  criteria: meterCriteriaSchema.parse(typed),
  rows: meters,
  unread,
  rowCount: meterCount,
  size: rowSize.read(),
});

type MeterPagesViewProps = MeterCells & {
  actor: MeterPagesActor;
  contract: ConsumptionContract;
  onSize?: (size: RowSize) => void;
};

const inWords = (words: string) => <span className={css.words}>{words || t('unknown')}</span>;

const usage: Column<Meter> = {
  key: 'usage',
  label: metersText('usage'),
  cell: (meter) => inWords(meter.usage),
};
const state: Column<Meter> = {
  key: 'state',
  label: metersText('pointState'),
  cell: ({ etatPDS }) => inWords(etatPDS),
};

const Equipment = ({ meter: { kind, codeEquipement } }: { meter: Meter }) => (
  <span className={css.equipment}>
    <span>{metersText(`kind.${kind}`)}</span>
    {codeEquipement && <span className={css.code}>{t('code', { code: codeEquipement })}</span>}
  </span>
);

type ColumnsProps = {
  meter: Meter;
  address: string;
  proofAddress: string | null;
};

const MeterLinks = ({ meter, address, proofAddress }: ColumnsProps) => {
  const named = { meter: meter.matriculeCompteur || metersText('unnumbered') };
  return (
    <div className={links}>
      <Link href={address} aria-label={t('details.name', named)}>
        {t('details.text')}
      </Link>
      {proofAddress !== null && (
        <Link href={proofAddress} aria-label={t('proof.name', named)}>
          {t('proof.text')}
        </Link>
      )}
    </div>
  );
};

const details = ({ addressOf, proofAddressOf }: MeterCells): Column<Meter> => ({
  key: 'details',
  label: t('table.details'),
  inCard: 'foot',
  cell: (meter) => (
    <MeterLinks meter={meter} address={addressOf(meter)} proofAddress={proofAddressOf?.(meter) ?? null} />
  ),
});

const ServedAddress = ({ meter }: { meter: Meter }) => {
  const { adresseDesserte, matriculeCompteur } = meter;
  const cut = truncate(adresseDesserte, addressLength);
  if (cut === adresseDesserte) return <span>{cut || words('noAddress')}</span>;
  const lastWord = cut.lastIndexOf(' ') + 1;
  return (
    <>
      <span>{cut.slice(0, lastWord)}</span>
      <span className={end}>
        <span>{cut.slice(lastWord)}</span>
        <span className={whole}>
          <Toggletip label={t('wholeAddress', { meter: matriculeCompteur || metersText('unnumbered') })}>
            {adresseDesserte}
          </Toggletip>
        </span>
      </span>
    </>
  );
};

const never = () => false;

const columnsFor = (cells: MeterCells, isPrinted: boolean): Column<Meter>[] => [
  {
    key: 'meter',
    label: t('table.meter'),
    cell: ({ matriculeCompteur }) => (
      <span className={css.number}>{matriculeCompteur || metersText('unnumbered')}</span>
    ),
  },
  {
    key: 'address',
    label: t('table.address'),
    cell: (meter) => (isPrinted && meter.adresseDesserte) || <ServedAddress meter={meter} />,
    inCard: 'lead',
  },
  ...(cells.showsEverything ? [usage] : []),
  { key: 'equipment', label: metersText('reading'), cell: (meter) => <Equipment meter={meter} /> },
  ...(cells.showsEverything ? [state] : []),
  ...trendColumns(cells.isLeaking ?? never),
  ...(isPrinted ? [] : [details(cells)]),
];

export const MeterPagesView = ({ actor, contract, onSize, ...cells }: MeterPagesViewProps) => {
  const { addressOf, proofAddressOf, showsEverything, isLeaking } = cells;
  const columnsOf = useCallback(
    (isPrinted: boolean) =>
      columnsFor({ addressOf, proofAddressOf, showsEverything, ...(isLeaking && { isLeaking }) }, isPrinted),
    [addressOf, proofAddressOf, showsEverything, isLeaking],
  );
  return (
    <RowPages
      actor={actor}
      contract={contract}
      t={t}
      onSize={onSize}
      size={showsEverything ? 'wide' : 'broad'}
      columnsOf={columnsOf}
      keyOf={meterKey}
    />
  );
};

const MeterPages = ({ typed, ...props }: MeterPagesProps) => {
  const actor = useActorRef(meterPages, { input: inputOf(props.contract, typed) });
  return <MeterPagesView actor={actor} onSize={rowSize.write} {...props} />;
};

export const ContractMeters = memo(
  ({ contract, isAlone, actionsOf, servedAddressOf, today, ...table }: Props) => (
    <ContractItem
      contract={{ ...contract, served_address: servedAddressOf?.(contract.reference) ?? '' }}
      detail={rowCountOf(t, contract.meterCount)}
      aside={
        <span className={aside}>
          <LastRead contract={contract} />
          <ContractTotal contract={contract} today={today} />
        </span>
      }
      isAlone={isAlone}
    >
      {actionsOf(contract)}
      <MeterPages contract={contract} {...table} />
    </ContractItem>
  ),
);
