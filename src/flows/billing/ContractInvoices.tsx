import { useActorRef } from '@xstate/react';
import CreditCard from 'lucide-react/icons/credit-card';
import ExternalLink from 'lucide-react/icons/external-link';
import { memo, use, useId, useState } from 'react';
import { t } from '#locales/fr/billing.ts';
import { plural } from '#locales/translator.ts';
import type { RowSize } from '#machines/contract-rows/contractRows.machine.ts';
import { rowSize } from '../../api/storage/rowSize.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { automaticPayment } from '../../domain/billing/automaticPayment.ts';
import { type BillingContract, findBalanceDue, invoiceKey } from '../../domain/billing/invoice.ts';
import { invoiceCriteriaSchema, type TypedInvoiceSearch } from '../../domain/billing/invoiceSearch.ts';
import { type ContractStanding, standingOf } from '../../domain/billing/toPay.ts';
import { hasRole } from '../../domain/contract/contract.ts';
import type { ReadContracts } from '../../domain/contract/contractPage.ts';
import { to } from '../../domain/paths.ts';
import { MandateLink, OwnNameLink } from '../../fields/contract/ContractName.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import type { Found } from '../../views/contract-list/ContractList.tsx';
import {
  ListMemoryContext,
  useRestored,
  useSavedSnapshot,
} from '../../views/contract-list/contractListActor.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import { balance as balanceStyle, notice, payment, reason, soft } from './Billing.css.ts';
import { invoicePages } from './billing.ports.ts';
import { columnsFor, type InvoiceCells, type InvoicePagesActor, sortValue } from './columns.tsx';

/** Maximum length of a contract name in a collapsed section, in characters (docs/rules.md#limits). */
const nameLength = 30;

type Props = InvoiceCells &
  Found<TypedInvoiceSearch> & {
    contract: BillingContract;
    consumerSite: string;
    /** Unpaid invoices of all contracts in the last ten years; null if unknown. */
    pending: ReadContracts<BillingContract> | null;
  };

const standingTones = { monthly: 'info', late: 'bad', due: 'warn', owing: 'warn' } as const;

const standingKeys = { monthly: 'monthly', due: 'upcoming', owing: 'due' } as const;

const standingWords = ({ kind, daysLate }: ContractStanding, { balance_amount }: BillingContract): string => {
  if (kind === 'monthly' && balance_amount) return t('monthlyOf', { amount: formatEuros(balance_amount) });
  if (kind === 'late') return t(`lateBy.${plural(daysLate)}`, { count: daysLate });
  return kind === 'none' ? '' : t(standingKeys[kind]);
};

type BalanceProps = { contract: BillingContract; standing: ContractStanding };

const Balance = ({ contract, standing }: BalanceProps) => {
  const balance = findBalanceDue(contract);
  const isMonthly = standing.kind === 'monthly';
  return (
    <>
      {standing.kind !== 'none' && (
        <Tag tone={standingTones[standing.kind]}>{standingWords(standing, contract)}</Tag>
      )}
      {balance !== null && (
        <span className={balanceStyle}>
          {!isMonthly && <VisuallyHidden>{`${t('balance')} `}</VisuallyHidden>}
          <span>{formatEuros(balance)}</span>
          {isMonthly && <span className={soft}>{` ${t('ofMonthly')}`}</span>}
        </span>
      )}
    </>
  );
};

type InvoicePagesProps = InvoiceCells & { contract: BillingContract; typed: TypedInvoiceSearch };

const inputOf = (
  { reference, invoices, unread, invoiceCount }: BillingContract,
  typed: TypedInvoiceSearch,
) => ({
  reference,
  criteria: invoiceCriteriaSchema.parse(typed),
  rows: invoices,
  unread,
  rowCount: invoiceCount,
  size: rowSize.read(),
});

type InvoicePagesViewProps = InvoiceCells & {
  actor: InvoicePagesActor;
  contract: BillingContract;
  onSize?: (size: RowSize) => void;
};

export const InvoicePagesView = ({
  actor,
  contract,
  onSize,
  contractSelectionOf,
  ...cells
}: InvoicePagesViewProps) => (
  <RowPages
    actor={actor}
    contract={contract}
    t={t}
    onSize={onSize}
    size="ample"
    columnsOf={(isPrinted) => columnsFor({ ...cells, contract, isPrinted })}
    sortValueOf={sortValue}
    keyOf={invoiceKey}
    order={t('table.order')}
    actionsOf={(rows) => contractSelectionOf(contract, rows, actor.getSnapshot().context.criteria)}
  />
);

const InvoicePages = ({ typed, ...props }: InvoicePagesProps) => {
  const { reference } = props.contract;
  const memory = use(ListMemoryContext);
  const restored = useRestored(memory, reference);
  const actor = useActorRef(invoicePages, { input: inputOf(props.contract, typed), ...restored });
  useSavedSnapshot(memory, reference, actor);
  return <InvoicePagesView actor={actor} onSize={rowSize.write} {...props} />;
};

type PaymentSettingsProps = { contract: BillingContract; consumerSite: string };

const paymentModeAddress = (consumerSite: string, { reference }: { reference: string }): string => {
  const address = new URL('mon-compte/mode-de-paiement', consumerSite);
  address.search = String(new URLSearchParams({ payment_mode: 'prelevement', reference }));
  return address.href;
};

type AutomaticPaymentDialogProps = { contract: BillingContract; paymentMode: string; onClose: () => void };

const AutomaticPaymentDialog = ({ contract, paymentMode, onClose }: AutomaticPaymentDialogProps) => (
  <DialogShell title={t('settings.title')} onClose={onClose}>
    <div className={notice}>
      <p>{t('settings.text')}</p>
      {hasRole(contract, 'MENSUALISATION') && (
        <>
          <p>{t('settings.monthly')}</p>
          <Link variant="text" isExternal href={paymentMode}>
            {t('settings.online')}
          </Link>
        </>
      )}
    </div>
    <FormActions>
      <Button onPress={onClose}>{t('settings.later')}</Button>
      <Link variant="filled" href={to('/prelevement-automatique', { contrat: contract.reference })}>
        {t('settings.ask')}
      </Link>
    </FormActions>
  </DialogShell>
);

const PaymentSettings = ({ contract, consumerSite }: PaymentSettingsProps) => {
  const [isExplained, setExplained] = useState(false);
  const reasonId = useId();
  const offer = automaticPayment(contract);
  const paymentMode = paymentModeAddress(consumerSite, contract);
  return (
    <div className={payment}>
      <Link variant="outlined" isExternal icon={<ExternalLink />} href={paymentMode}>
        {t('paymentMode')}
      </Link>
      {offer === 'none' ? (
        <MandateLink variant="outlined" icon={<CreditCard />} contract={contract} />
      ) : (
        <Button
          icon={<CreditCard />}
          isDisabled={offer === 'closed'}
          {...(offer === 'closed' && { 'aria-describedby': reasonId })}
          onPress={() => setExplained(true)}
        >
          {t('settings.open')}
        </Button>
      )}
      {offer === 'closed' && (
        <p id={reasonId} className={reason}>
          <WithServicePhone>{t('settings.adviser')}</WithServicePhone>
        </p>
      )}
      <OwnNameLink contract={contract} />
      {isExplained && (
        <AutomaticPaymentDialog
          contract={contract}
          paymentMode={paymentMode}
          onClose={() => setExplained(false)}
        />
      )}
    </div>
  );
};

export const ContractInvoices = memo(({ contract, isAlone, consumerSite, pending, ...table }: Props) => {
  const waiting =
    pending?.contracts.find(({ reference }) => reference === contract.reference)?.invoices ?? [];
  return (
    <ContractItem
      contract={contract}
      nameLength={nameLength}
      aside={<Balance contract={contract} standing={standingOf(contract, waiting, table)} />}
      isAlone={isAlone}
    >
      <PaymentSettings contract={contract} consumerSite={consumerSite} />
      <InvoicePages contract={contract} {...table} />
    </ContractItem>
  );
});
