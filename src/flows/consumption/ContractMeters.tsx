import { useActorRef } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { memo, use, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/consumption.ts';
import { t as words } from '#locales/fr/contract.ts';
import { t as metersText } from '#locales/fr/meters.ts';
import type { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { type RowSize, shownRows } from '#machines/contract-rows/contractRows.machine.ts';
import { rowSize } from '../../api/storage/rowSize.ts';
import { type ConsumptionContract, type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { meterCriteriaSchema, type TypedMeterSearch } from '../../domain/consumption/meterSearch.ts';
import { addressLength, truncate } from '../../domain/contract/contract.ts';
import { OwnNameLink } from '../../fields/contract/ContractName.tsx';
import { formatLastRead } from '../../fields/contract/formatLastRead.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Toggletip } from '../../ui/controls/Toggletip.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import { label } from '../../views/contract-list/ContractList.css.ts';
import type { Found } from '../../views/contract-list/ContractList.tsx';
import {
  ListMemoryContext,
  rowCountOf,
  useRestored,
  useSavedSnapshot,
} from '../../views/contract-list/contractListActor.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import * as css from './Consumption.css.ts';
import { aside, days, end, lastRead, links, whole } from './Consumption.css.ts';
import { meterPages } from './consumption.ports.ts';
import { ContractTotal, type MeterSort, trendColumns } from './TrendCells.tsx';
import { useTotals } from './trends.ts';

export type ConsumptionActor = ActorRefFrom<typeof consumptionMachine>;
export type MeterPagesActor = ActorRefFrom<typeof meterPagesMachine>;

export type MeterCells = {
  addressOf: (meter: Meter) => string;
  /** URL of the export of a meter; null if the host offers no exports yet (docs/rules.md#environments). */
  proofAddressOf: ((meter: Meter) => string) | null;
  /** True for a host that also shows data that customers do not see yet (docs/rules.md#meters). */
  showsEverything: boolean;
  /** True if the last search for leaks found unusual consumption that still continues. */
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

type MeterPagesProps = MeterCells & {
  contract: ConsumptionContract;
  typed: TypedMeterSearch;
  actionsOf: (contract: ConsumptionContract) => Elements;
};

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
  actionsOf: (contract: ConsumptionContract) => Elements;
  actor: MeterPagesActor;
  contract: ConsumptionContract;
  onSize?: (size: RowSize) => void;
};

const Equipment = ({ meter: { kind, codeEquipement } }: { meter: Meter }) => (
  <span className={css.equipment}>
    <span>{metersText(`kind.${kind}`)}</span>
    {codeEquipement && <span className={css.code}>{t('code', { code: codeEquipement })}</span>}
  </span>
);

type LinksProps = { meter: Meter; address: string; proofAddress: string | null };

const nameOf = ({ matriculeCompteur }: Meter) => matriculeCompteur || metersText('unnumbered');

type NumberProps = Pick<MeterCells, 'addressOf' | 'showsEverything'> & { meter: Meter; isPrinted: boolean };

const MeterNumber = ({ meter, addressOf, showsEverything, isPrinted }: NumberProps) => {
  const more = showsEverything ? [meter.usage, meter.etatPDS].filter(Boolean).join(' · ') : '';
  return (
    <>
      <span className={isPrinted ? css.number : css.numberInTable}>{nameOf(meter)}</span>
      {!isPrinted && (
        <span className={css.numberOnCard}>
          <Link href={addressOf(meter)} aria-label={t('details.name', { meter: nameOf(meter) })}>
            {nameOf(meter)}
          </Link>{' '}
          <span className={css.kind}>{metersText(`kind.${meter.kind}`)}</span>
        </span>
      )}
      {more && <span className={css.more}>{more}</span>}
    </>
  );
};

const MeterLinks = ({ meter, address, proofAddress }: LinksProps) => {
  const named = { meter: nameOf(meter) };
  return (
    <div className={links}>
      <Link href={address} aria-label={t('details.name', named)}>
        {t('details.text')}
      </Link>
      {proofAddress !== null && (
        <Link
          variant="icon"
          href={proofAddress}
          aria-label={t('proof.name', named)}
          title={t('proof.name', named)}
        >
          <Download />
        </Link>
      )}
    </div>
  );
};

const details = ({ addressOf, proofAddressOf }: MeterCells): Column<Meter> => ({
  key: 'details',
  label: t('table.details'),
  inCard: 'none',
  cell: (meter) => (
    <MeterLinks meter={meter} address={addressOf(meter)} proofAddress={proofAddressOf?.(meter) ?? null} />
  ),
});

const ServedAddress = ({ meter }: { meter: Meter }) => {
  const { adresseDesserte, matriculeCompteur } = meter;
  const cut = truncate(adresseDesserte, addressLength);
  if (cut === adresseDesserte)
    return (
      <span className={css.address}>
        <span>{cut || words('noAddress')}</span>
      </span>
    );
  const lastWord = cut.lastIndexOf(' ') + 1;
  return (
    <span className={css.address}>
      <span>{cut.slice(0, lastWord)}</span>
      <span className={end}>
        <span>{cut.slice(lastWord)}</span>
        <span className={whole}>
          <Toggletip label={t('wholeAddress', { meter: matriculeCompteur || metersText('unnumbered') })}>
            {adresseDesserte}
          </Toggletip>
        </span>
      </span>
    </span>
  );
};

const never = () => false;

type Shown = { isPrinted: boolean; isTotalKnown: boolean };

const columnsFor = (cells: MeterCells, { isPrinted, isTotalKnown }: Shown): Column<Meter, MeterSort>[] => [
  {
    key: 'meter',
    label: t('table.meter'),
    isSortable: true,
    cell: (meter) => <MeterNumber meter={meter} isPrinted={isPrinted} {...cells} />,
  },
  {
    key: 'address',
    label: t('table.address'),
    cell: (meter) => (isPrinted && meter.adresseDesserte) || <ServedAddress meter={meter} />,
    inCard: 'lead',
  },
  {
    key: 'equipment',
    label: metersText('reading'),
    inCard: 'none',
    cell: (meter) => <Equipment meter={meter} />,
  },
  ...trendColumns(cells.isLeaking ?? never, isTotalKnown),
  ...(isPrinted ? [] : [details(cells)]),
];

export const MeterPagesView = ({ actor, contract, onSize, actionsOf, ...cells }: MeterPagesViewProps) => {
  const { addressOf, proofAddressOf, showsEverything, isLeaking } = cells;
  const { context } = useSnapshot(actor);
  const { matricule, siteAddress } = context.criteria;
  const { isTotalKnown, totalOf } = useTotals(shownRows(context));
  const columnsOf = useCallback(
    (isPrinted: boolean) =>
      columnsFor(
        { addressOf, proofAddressOf, showsEverything, ...(isLeaking && { isLeaking }) },
        { isPrinted, isTotalKnown },
      ),
    [addressOf, proofAddressOf, showsEverything, isLeaking, isTotalKnown],
  );
  return (
    <RowPages
      actor={actor}
      contract={contract}
      t={t}
      none={t(matricule || siteAddress ? 'table.none' : 'table.noMeter')}
      onSize={onSize}
      size="broad"
      sortValueOf={(meter, column) => (column === 'total' ? totalOf(meter) : nameOf(meter))}
      foot={
        <div className={css.foot}>
          {actionsOf(contract)}
          <OwnNameLink contract={contract} />
        </div>
      }
      columnsOf={columnsOf}
      keyOf={meterKey}
    />
  );
};

const MeterPages = ({ typed, ...props }: MeterPagesProps) => {
  const { reference } = props.contract;
  const memory = use(ListMemoryContext);
  const restored = useRestored(memory, reference);
  const actor = useActorRef(meterPages, { input: inputOf(props.contract, typed), ...restored });
  useSavedSnapshot(memory, reference, actor);
  return <MeterPagesView actor={actor} onSize={rowSize.write} {...props} />;
};

export const ContractMeters = memo(({ contract, isAlone, servedAddressOf, today, ...table }: Props) => (
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
    <MeterPages contract={contract} {...table} />
  </ContractItem>
));
