import { useSelector } from '@xstate/react';
import { t } from '#locales/fr/invoiceExport.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { hasOthers, knownCount, type ShownContract } from '#machines/invoice-export/selection.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import { offer } from './InvoiceExport.css.ts';
import { ReadingButton } from './ReadingButton.tsx';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';

type Props = {
  actor: InvoiceExportActor;
  contract: ShownContract;
  /** The search that found them. */
  criteria: InvoiceCriteria;
};

/** Selects the invoices of a contract that are shown; once they all are, all those that the search finds. */
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
