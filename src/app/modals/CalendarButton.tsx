import { useSelector } from '@xstate/react';
import { t as ui } from '#locales/fr/ui.ts';
import { type InvoiceTableActor, isReadWhole } from '#machines/billing/invoiceTable.machine.ts';
import type { DueCalendarInput } from '#machines/due-calendar/dueCalendar.machine.ts';
import { invoiceKey } from '../../domain/billing/invoice.ts';
import type { DueInvoice } from '../../domain/billing/toPay.ts';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';

type InputProps = { input: DueCalendarInput; id?: string };

const ButtonPlaceholder = ({ onRetry }: InputProps & Coming) =>
  onRetry ? (
    <Button onPress={onRetry}>{ui('retry')}</Button>
  ) : (
    <Skeleton width="var(--calendar-width, 12.75rem)" height={controlHeight} />
  );

const DueCalendar = onDemand<InputProps>(
  () => import('../../flows/due-calendar/DueCalendar.tsx'),
  ButtonPlaceholder,
);

type RowsProps = { rows: readonly DueInvoice[]; pending: InvoiceTableActor; today: Date };

/** Button « Ajouter au calendrier » of a table (docs/rules.md#due-dates-in-a-calendar). */
export const CalendarOfRows = ({ rows, pending, today }: RowsProps) => {
  const found = useSelector(pending, ({ context }) => context.found);
  if (!found) return null;
  const { contracts, contractCount, unread = [] } = found;
  const part = isReadWhole(found) ? null : { read: contracts.length, count: contractCount };
  // Changes the React key with the invoices, to remove a message about a file of the previous invoices.
  const key = rows.map(invoiceKey).sort().join();
  return (
    <DueCalendar
      key={`${contracts.length} ${key}`}
      id="calendar"
      input={{ invoices: rows, part, hasUnread: unread.length > 0, today }}
    />
  );
};

export const CalendarOfInvoice = ({ invoice, today }: { invoice: DueInvoice; today: Date }) => (
  <DueCalendar input={{ invoices: [invoice], part: null, hasUnread: false, today }} />
);
