import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { type RefObject, useEffect } from 'react';
import { t } from '#locales/fr/invoiceExport.ts';
import { plural } from '#locales/translator.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import {
  hasOthers,
  isSelected,
  knownCount,
  type ListedInvoice,
  type ShownContract,
  selectionKey,
} from '#machines/invoice-export/selection.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import { visuallyHidden } from '../../ui/display/Skeleton.css.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { choice as line, square } from '../../ui/forms/choice/Choice.css.ts';
import { ReadingButton } from './EverythingButton.tsx';
import { choice, offer } from './InvoiceExport.css.ts';

const toLabel = ([only, other]: readonly ListedInvoice[]): string =>
  only && !other ? t('select', { number: only.invoice.numeroFacture }) : t('selectShown');

type CheckboxProps = { actor: InvoiceExportActor; listed: readonly ListedInvoice[] };

/** Native checkbox that reads only its own state, so that a click renders one row. */
export const SelectionCheckbox = ({ actor, listed }: CheckboxProps) => {
  const isChecked = useSelector(actor, ({ context }) => isSelected(context.selection, listed));
  return (
    <span className={choice}>
      <label className={line}>
        <input
          type="checkbox"
          name="selection"
          className={visuallyHidden}
          checked={isChecked}
          onChange={() => actor.send({ type: 'invoices.toggled', listed })}
        />
        <span className={square}>
          <Check />
        </span>
        <VisuallyHidden>{toLabel(listed)}</VisuallyHidden>
      </label>
    </span>
  );
};

type RowsProps = CheckboxProps & { order: RefObject<readonly string[]>; onExportRequested: () => void };

/**
 * Button that selects all these invoices. The export bar then proposes the formats, and gets the focus.
 * `order` receives the keys of the invoices, because a list of selected invoices has the order of the table.
 */
export const ExportRows = ({ actor, listed, order, onExportRequested }: RowsProps) => {
  useEffect(() => {
    order.current = listed.map(selectionKey);
    return () => {
      order.current = [];
    };
  }, [listed, order]);
  return (
    <ReadingButton
      actor={actor}
      icon={<Download />}
      onPress={() => {
        const { selection } = actor.getSnapshot().context;
        const others = listed.filter((each) => !selection.has(selectionKey(each)));
        if (others.length > 0) actor.send({ type: 'invoices.toggled', listed: others });
        onExportRequested();
      }}
    >
      {t(`rows.${plural(listed.length)}`, { count: listed.length })}
    </ReadingButton>
  );
};

type Props = {
  actor: InvoiceExportActor;
  contract: ShownContract;
  criteria: InvoiceCriteria;
};

export const ContractSelection = ({ actor, contract, criteria }: Props) => {
  const isOffered = useSelector(actor, ({ context }) => hasOthers(context, contract));
  const count = useSelector(actor, ({ context }) => knownCount(context.counts, contract));
  return (
    <>
      {contract.shown.length > 1 && <SelectionCheckbox actor={actor} listed={contract.shown} />}
      {isOffered && (
        <span className={offer}>
          <ReadingButton
            actor={actor}
            variant="text"
            onPress={() => actor.send({ type: 'contract.chosen', criteria, contract })}
          >
            {t('selectContract', { count })}
          </ReadingButton>
        </span>
      )}
    </>
  );
};
