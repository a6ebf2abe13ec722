import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { t } from '#locales/fr/billing.ts';
import { t as contract } from '#locales/fr/contract.ts';
import { t as lists } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { type InvoiceTableActor, isReadWhole } from '#machines/billing/invoiceTable.machine.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import {
  type InvoiceCriteria,
  type InvoiceView,
  invoiceCriteriaSchema,
  offeredViews,
  type TypedInvoiceSearch,
  widenedSearch,
} from '../../domain/billing/invoiceSearch.ts';
import {
  type DueInvoice,
  differenceReason,
  dueSums,
  monthlyCents,
  type Seen,
} from '../../domain/billing/toPay.ts';
import { widestYears } from '../../domain/calendar.ts';
import { formatList } from '../../domain/format.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import { type Coming, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { contractCount, rowCountOf } from '../../views/contract-list/contractListActor.ts';
import { useOwnNames } from '../../views/sites.ts';
import { dueTotal, soft, totalAmount, total as totalStyle } from './Billing.css.ts';
import { invoiceTable } from './billing.ports.ts';
import { ContractInvoices } from './ContractInvoices.tsx';
import { type BillingActor, type InvoiceCells, TableSkeleton } from './columns.tsx';
import type { FlatCells, InvoiceTableProps } from './InvoiceTable.tsx';
import { invoiceSearch, isLate, searchToPay } from './invoiceSearch.ts';

const Waiting = ({ onRetry }: Coming) =>
  onRetry ? (
    <Alert tone="bad" title={t('flat.unloaded')}>
      <Button onPress={onRetry}>{ui('retry')}</Button>
    </Alert>
  ) : (
    <TableSkeleton />
  );

const InvoiceTable = onDemand<InvoiceTableProps>(() => import('./InvoiceTable.tsx'), Waiting);

const likely = [InvoiceTable];

type Props = InvoiceCells &
  Pick<FlatCells, 'exportOf'> & {
    actor: BillingActor;
    pending: InvoiceTableActor;
    /** True if the unpaid invoices load without a click. The tabs then reserve the space of their counts. */
    isReadAhead?: boolean;
    view: InvoiceView;
    onView: (view: InvoiceView) => void;
    consumerSite: string;
    /** Balance of all contracts, in euros; null if unknown. */
    total?: number | null;
    empty?: { title: ReactNode; text: ReactNode; action: Elements } | null;
    children?: ReactNode;
  };

type TotalDueProps = Pick<Props, 'actor' | 'pending' | 'view'> & { total: number; seen: Seen };

/** Balance of all contracts. The tabs « À régler » and « En retard » add the amounts that no row shows. */
const TotalDue = ({ actor, pending, view, total, seen }: TotalDueProps) => {
  const listed = useSelector(actor, ({ context }) => context.listed);
  const found = useSelector(pending, ({ context }) => context.found);
  const monthly = monthlyCents([...listed.contracts, ...(found?.contracts ?? [])]);
  const isSplit = (view === 'a-regler' || view === 'en-retard') && found !== null && isReadWhole(found);
  const invoices = isSplit ? searchToPay(found, { criteria: {}, ...seen }) : [];
  const { late, due, undated } = dueSums(invoices);
  const other = isSplit ? Math.round(total * 100) - late - due - undated - monthly : 0;
  const parts = [
    ...(view === 'en-retard' && due ? [t('flat.sums.due', { amount: formatCents(due) })] : []),
    ...(view === 'en-retard' && undated ? [t('flat.sums.undated', { amount: formatCents(undated) })] : []),
    ...(monthly ? [`${formatCents(monthly)} ${contract('parts.monthly')}`] : []),
    ...(other
      ? [`${formatCents(other)} ${contract(`parts.${differenceReason(other, { ...found, invoices })}`)}`]
      : []),
  ];
  return (
    <p className={view === 'contrats' ? totalStyle : dueTotal}>
      <span className={soft}>
        {parts.length === 0 ? t('total') : t('totalWith', { parts: formatList(parts) })}
      </span>{' '}
      <span className={totalAmount}>{formatEuros(total)}</span>
    </p>
  );
};

type SearchButtonProps = { actor: BillingActor; typed: TypedInvoiceSearch; children: string };

const SearchButton = ({ actor, typed, children }: SearchButtonProps) => {
  const ref = useFocusFallback<HTMLDivElement>();
  const isSearching = useSelector(actor, (snapshot) => snapshot.matches('searching'));
  return (
    <div ref={ref}>
      <Button isDisabled={isSearching} onPress={() => actor.send({ type: 'search.requested', typed })}>
        {children}
      </Button>
    </div>
  );
};

/** Button that repeats the search in earlier years (docs/rules.md#invoice-search). */
const Widen = ({ actor, today }: Pick<Props, 'actor' | 'today'>) => {
  const widened = widenedSearch(
    useSelector(actor, ({ context }) => context.typed),
    today,
  );
  return (
    widened && (
      <SearchButton actor={actor} typed={widened}>
        {t('widen', { years: widestYears })}
      </SearchButton>
    )
  );
};

type ViewsProps = Pick<Props, 'view' | 'onView' | 'showsDueDates'> & {
  toPay: readonly DueInvoice[] | null;
  isWhole: boolean;
  isComing: boolean;
};

const Views = ({ toPay, isWhole, isComing, view, onView, showsDueDates }: ViewsProps) => {
  const countOf = (each: InvoiceView) => {
    if (each === 'contrats' || each === 'toutes') return {};
    if (!toPay) return isComing ? { count: '' } : {};
    const count = (each === 'en-retard' ? toPay.filter(isLate) : toPay).length;
    const tone = each === 'en-retard' ? 'bad' : 'warn';
    return { count: isWhole ? count : `${count}+`, ...(count > 0 && ({ tone } as const)) };
  };
  return (
    <SegmentedControl
      label={t('views.label')}
      value={view}
      onChange={onView}
      options={offeredViews(showsDueDates).map((value) => ({
        value,
        label: t(`views.${value}`),
        ...countOf(value),
      }))}
    />
  );
};

type AllInvoicesProps = FlatCells & { criteria: InvoiceCriteria; emptyAction: Elements };

const AllInvoices = ({ criteria, ...cells }: AllInvoicesProps) => {
  const actor = useActorRef(invoiceTable, { input: { criteria } });
  useEffect(() => actor.send({ type: 'table.opened' }), [actor]);
  return <InvoiceTable actor={actor} view="toutes" criteria={criteria} balance={null} {...cells} />;
};

type FlatProps = FlatCells &
  Pick<Props, 'actor' | 'pending' | 'view'> & { total: number | null; criteria: InvoiceCriteria | undefined };

const Flat = ({ actor, pending, view, total, criteria, ...cells }: FlatProps) => {
  if (view === 'contrats') return null;
  if (view !== 'toutes')
    return (
      <InvoiceTable
        key={view}
        actor={pending}
        view={view}
        criteria={criteria ?? {}}
        balance={total}
        emptyAction={
          criteria && (
            <SearchButton actor={actor} typed={{ startDate: criteria.startDate, endDate: criteria.endDate }}>
              {t('flat.clear')}
            </SearchButton>
          )
        }
        {...cells}
      />
    );
  const key = JSON.stringify(criteria);
  const widen = <Widen actor={actor} today={cells.today} />;
  return criteria && <AllInvoices key={key} criteria={criteria} emptyAction={widen} {...cells} />;
};

/** Heading of the tabs « À régler » and « En retard »; null before their invoices are loaded. */
const countedWords = (
  view: InvoiceView,
  toPay: readonly DueInvoice[] | null,
  isWhole: boolean,
): string | null => {
  const rows = view === 'en-retard' ? toPay?.filter(isLate) : toPay;
  if (!rows?.length) return rows ? '' : null;
  const { size } = new Set(rows.map(({ reference }) => reference));
  const words = lists('counted', { contracts: contractCount(size), rows: rowCountOf(t, rows.length) });
  return isWhole ? words : t('atLeast', { words });
};

export const BillingView = (props: Props) => {
  const {
    actor,
    pending,
    view,
    onView,
    total = null,
    isReadAhead = false,
    empty,
    exportOf,
    children,
    consumerSite,
    ...cells
  } = props;
  const { today, showsDueDates } = cells;
  const typed = useSelector(actor, ({ context }) => context.typed);
  const { found } = useSelector(pending, ({ context }) => context);
  const isFailed = useSelector(pending, (snapshot) => snapshot.matches('unavailable'));
  const isWaiting = useSelector(pending, (snapshot) => snapshot.matches('waiting'));
  const ownNames = useOwnNames();
  const criteria = useMemo(() => invoiceCriteriaSchema.safeParse(typed).data, [typed]);
  const toPay = useMemo(
    () => found && searchToPay(found, { criteria: criteria ?? {}, ownNames, today, showsDueDates }),
    [found, criteria, ownNames, today, showsDueDates],
  );
  const isWhole = found === null || isReadWhole(found);
  const isListing = view === 'contrats' || view === 'toutes';
  usePreload(likely);
  const search = useMemo(() => invoiceSearch({ today, view }), [today, view]);
  return (
    <ContractListView
      actor={actor}
      t={t}
      search={search}
      counted={isListing ? undefined : isFailed ? '' : countedWords(view, toPay, isWhole)}
      summary={
        total !== null && <TotalDue actor={actor} pending={pending} view={view} total={total} seen={cells} />
      }
      views={
        !empty && (
          <Views
            toPay={toPay}
            isWhole={isWhole}
            isComing={!isFailed && (isReadAhead || !isWaiting)}
            view={view}
            onView={onView}
            showsDueDates={showsDueDates}
          />
        )
      }
      table={
        view !== 'contrats' &&
        !empty && (
          <Flat
            actor={actor}
            pending={pending}
            view={view}
            total={total}
            criteria={criteria}
            exportOf={exportOf}
            {...cells}
          />
        )
      }
      empty={empty}
      emptyHelp={
        <>
          <p>{t('emptyHelp')}</p>
          <Widen actor={actor} today={today} />
        </>
      }
      itemOf={(contract, shown) => (
        <ContractInvoices
          key={contract.reference}
          contract={contract}
          consumerSite={consumerSite}
          pending={found}
          {...shown}
          {...cells}
        />
      )}
    >
      {children}
    </ContractListView>
  );
};
