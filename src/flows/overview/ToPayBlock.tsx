import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/plural.ts';
import { addressOfSearch, type TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { isWhole } from '#machines/overview/firstContracts.ts';
import { pendingDays } from '#machines/overview/overview.setup.ts';
import type { ToPay } from '#machines/overview/toPay.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Block } from './Block.tsx';
import { DueItem } from './DueItem.tsx';
import { Figures } from './Figures.tsx';
import * as css from './Overview.css.ts';
import { type BlockProps, type OverviewSnapshot, parts } from './overviewActor.ts';

/** How many invoices are listed; the others are a press away. */
const shown = 5;

const summaryOf = ({ invoices: { length }, lateCount }: ToPay): string => {
  const due = t(`toPay.due.${plural(length)}`, { count: length });
  return lateCount === 0 ? due : t('toPay.lateAmong', { due, count: lateCount });
};

type DueProps = { context: OverviewSnapshot['context']; toPay: ToPay };

const addressIn = ({ context }: DueProps, search: TypedInvoiceSearch): string =>
  `/espace-facturation?${addressOfSearch({ ...search, ...pendingDays(context) }, context.today)}`;

const Due = (props: DueProps) => {
  const { context, toPay } = props;
  const { showsDueDates } = context;
  return (
    <>
      <p role="status" className={css.summary}>
        {summaryOf(toPay)}
      </p>
      <Figures toPay={toPay} showsDueDates={showsDueDates} />
      {toPay.hasMonthly && <p className={css.soft}>{t('toPay.monthly')}</p>}
      {!isWhole(toPay) && (
        <p className={css.soft}>
          {t(`toPay.part.${plural(toPay.read)}`, { read: toPay.read, count: toPay.count })}
        </p>
      )}
      <ul aria-label={t(toPay.lateCount > 0 ? 'toPay.listLate' : 'toPay.list')}>
        {toPay.invoices.slice(0, shown).map((invoice) => (
          <DueItem
            key={`${invoice.reference} ${invoice.numeroFacture}`}
            invoice={invoice}
            address={addressIn(props, {
              reference: invoice.reference,
              invoiceNumber: invoice.numeroFacture,
            })}
          />
        ))}
      </ul>
      <div className={css.ways}>
        <Link variant="text" href={addressIn(props, { pending: 'on' })}>
          {t('toPay.all')}
        </Link>
      </div>
    </>
  );
};

const NothingDue = ({ balance }: { balance: number | null }) => (
  <p role="status">
    {balance !== null && balance > 0 ? t('toPay.owing', { balance: formatEuros(balance) }) : t('toPay.none')}
  </p>
);

/** What is to be paid, the overdue first, one press to each (docs/rules.md#overview). */
export const ToPayBlock = ({ actor, snapshot }: BlockProps) => {
  const { context } = snapshot;
  const part = parts.find((one) => snapshot.matches({ blocks: { toPay: one } })) ?? 'loading';
  return (
    <Block
      name="toPay"
      part={part}
      failure={context.toPayFailure}
      reach={context.toPay}
      onRetry={() => actor.send({ type: 'toPay.retried' })}
    >
      {part === 'shown' && context.toPay && <Due context={context} toPay={context.toPay} />}
      {part === 'empty' && !context.toPay?.unread.length && <NothingDue balance={context.balance} />}
    </Block>
  );
};
