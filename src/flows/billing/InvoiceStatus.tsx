import { t } from '#locales/fr/billing.ts';
import { plural } from '#locales/plural.ts';
import { type Invoice, invoiceStatus } from '#machines/domain/billing/invoice.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import * as css from './InvoicePages.css.ts';

const tones = { waiting: 'warn', settled: 'ok' } as const;

type Props = { invoice: Invoice; daysLate: number };

/** Whether an invoice is settled, or waits for its payment, and since when it is late (docs/rules.md#invoice-table). */
export const InvoiceStatus = ({ invoice, daysLate }: Props) => {
  const status = invoiceStatus(invoice);
  if (status === 'unknown') return <span>{t('status.unknown')}</span>;
  if (daysLate === 0)
    return (
      <span className={css.line}>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </span>
    );
  return (
    <span className={css.late}>
      <Badge tone="bad">{t('status.late')}</Badge>{' '}
      <span>{t(`status.lateBy.${plural(daysLate)}`, { count: daysLate })}</span>
    </span>
  );
};
