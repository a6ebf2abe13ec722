import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { t } from '#locales/fr/billing.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { type InvoiceTableActor, isReadWhole } from '#machines/billing/invoiceTable.machine.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import {
  type InvoiceCriteria,
  type InvoiceView,
  invoiceCriteriaSchema,
  offeredViews,
  widenedSearch,
} from '../../domain/billing/invoiceSearch.ts';
import { monthlyCents, toPayOf } from '../../domain/billing/toPay.ts';
import { widestYears } from '../../domain/calendar.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import { type Coming, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { dueTotal, soft, totalAmount, total as totalStyle } from './Billing.css.ts';
import { invoiceTable } from './billing.ports.ts';
import { ContractInvoices } from './ContractInvoices.tsx';
import type { BillingActor, InvoiceCells } from './columns.tsx';
import type { FlatCells, InvoiceTableProps } from './InvoiceTable.tsx';
import { invoiceSearch } from './invoiceSearch.ts';
import { TableSkeleton } from './TableSkeleton.tsx';

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
    view: InvoiceView;
    onView: (view: InvoiceView) => void;
    consumerSite: string;
    /** Amount due for all contracts, in euros; null if unknown. */
    total?: number | null;
    empty?: { title: ReactNode; text: ReactNode; action: Elements } | null;
    children?: ReactNode;
  };

type TotalDueProps = Pick<Props, 'actor' | 'pending' | 'view'> & { total: number };

/** Amount due for all contracts, including those with monthly payment (docs/rules.md#invoices). */
const TotalDue = ({ actor, pending, view, total }: TotalDueProps) => {
  const listed = useSelector(actor, ({ context }) => context.listed);
  const found = useSelector(pending, ({ context }) => context.found);
  const monthly = monthlyCents([...listed.contracts, ...(found?.contracts ?? [])]);
  return (
    <p className={view === 'contrats' ? totalStyle : dueTotal}>
      <span className={soft}>
        {monthly === 0 ? t('total') : t('totalWithMonthly', { amount: formatCents(monthly) })}
      </span>{' '}
      <span className={totalAmount}>{formatEuros(total)}</span>
    </p>
  );
};

type NothingFoundProps = { actor: BillingActor; today: Date };

/** Message of an empty search, with a button that searches earlier years (docs/rules.md#invoice-search). */
const NothingFound = ({ actor, today }: NothingFoundProps) => {
  const ref = useFocusFallback<HTMLDivElement>();
  const typed = useSelector(actor, ({ context }) => context.typed);
  const widened = widenedSearch(typed, today);
  return (
    <>
      <p>{t('emptyHelp')}</p>
      {widened && (
        <div ref={ref}>
          <Button onPress={() => actor.send({ type: 'search.requested', typed: widened })}>
            {t('widen', { years: widestYears })}
          </Button>
        </div>
      )}
    </>
  );
};

type ViewsProps = Pick<Props, 'pending' | 'view' | 'onView' | 'today' | 'showsAllColumns'>;

const Views = ({ pending, view, onView, today, showsAllColumns }: ViewsProps) => {
  const found = useSelector(pending, ({ context }) => context.found);
  const toPay = useMemo(
    () => found && toPayOf(found, { today, showsDueDates: showsAllColumns }),
    [found, today, showsAllColumns],
  );
  const countOf = (each: InvoiceView) => {
    if (each === 'contrats' || each === 'toutes') return {};
    if (!toPay) return { count: '' };
    const isLate = each === 'en-retard';
    const count = isLate ? toPay.lateCount : toPay.invoices.length;
    const shown = found && !isReadWhole(found) ? `${count}+` : count;
    return count > 0 ? ({ count: shown, tone: isLate ? 'bad' : 'warn' } as const) : { count: '' };
  };
  return (
    <SegmentedControl
      label={t('views.label')}
      value={view}
      onChange={onView}
      options={offeredViews(showsAllColumns).map((value) => ({
        value,
        label: t(`views.${value}`),
        ...countOf(value),
      }))}
    />
  );
};

type AllInvoicesProps = FlatCells & { criteria: InvoiceCriteria };

const AllInvoices = ({ criteria, ...cells }: AllInvoicesProps) => {
  const actor = useActorRef(invoiceTable, { input: { criteria } });
  useEffect(() => actor.send({ type: 'table.opened' }), [actor]);
  return <InvoiceTable actor={actor} view="toutes" criteria={criteria} balance={null} {...cells} />;
};

type FlatProps = FlatCells & Pick<Props, 'actor' | 'pending' | 'view'> & { total: number | null };

const Flat = ({ actor, pending, view, total, ...cells }: FlatProps) => {
  const typed = useSelector(actor, ({ context }) => context.typed);
  const { data: criteria } = invoiceCriteriaSchema.safeParse(typed);
  if (view === 'contrats') return null;
  if (view !== 'toutes')
    return (
      <InvoiceTable
        key={view}
        actor={pending}
        view={view}
        criteria={criteria ?? {}}
        balance={total}
        {...cells}
      />
    );
  return criteria && <AllInvoices key={JSON.stringify(criteria)} criteria={criteria} {...cells} />;
};

export const BillingView = (props: Props) => {
  const { actor, pending, view, onView, total = null, empty, exportOf, children, ...rest } = props;
  const { today, showsAllColumns } = rest;
  const { consumerSite, ...cells } = rest;
  const found = useSelector(pending, ({ context }) => context.found);
  usePreload(likely);
  const search = useMemo(() => invoiceSearch({ today, view }), [today, view]);
  const { contractSelectionOf: _, ...flat } = cells;
  return (
    <ContractListView
      actor={actor}
      t={t}
      search={search}
      summary={total !== null && <TotalDue actor={actor} pending={pending} view={view} total={total} />}
      views={
        !empty && (
          <Views
            pending={pending}
            view={view}
            onView={onView}
            today={today}
            showsAllColumns={showsAllColumns}
          />
        )
      }
      table={
        view !== 'contrats' &&
        !empty && (
          <Flat actor={actor} pending={pending} view={view} total={total} exportOf={exportOf} {...flat} />
        )
      }
      empty={empty}
      emptyHelp={<NothingFound actor={actor} today={today} />}
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
