import { useSelector } from '@xstate/react';
import { t } from '#locales/fr/invoiceExport.ts';
import { isSelected, type ListedInvoice } from '#machines/invoice-export/selection.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { choice } from './InvoiceExport.css.ts';
import type { InvoiceExportActor } from './invoiceExportActor.ts';

const toLabel = ([only, other]: readonly ListedInvoice[]): string =>
  only && !other ? t('select', { number: only.invoice.numeroFacture }) : t('selectShown');

type Props = { actor: InvoiceExportActor; listed: readonly ListedInvoice[] };

/**
 * Selects the invoice of a row, or those that are shown together; where they all are, no longer. It renders again where
 * what it shows changes: a list of thousands stays still when one of them is ticked.
 */
export const SelectionCheckbox = ({ actor, listed }: Props) => {
  const isChecked = useSelector(actor, ({ context }) => isSelected(context.selection, listed));
  return (
    <span className={choice}>
      <Checkbox
        name="selection"
        isSelected={isChecked}
        onChange={() => actor.send({ type: 'invoices.toggled', listed })}
      >
        <VisuallyHidden>{toLabel(listed)}</VisuallyHidden>
      </Checkbox>
    </span>
  );
};
