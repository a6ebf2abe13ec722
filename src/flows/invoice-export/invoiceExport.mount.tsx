import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, ofContract, old, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import type { ListedInvoice } from '#machines/invoice-export/selection.ts';
import { knownCriteria } from '../../domain/fixtures/account.ts';
import { defineMount } from '../../views/mount.ts';
import { ContractSelection } from './ContractSelection.tsx';
import { EverythingButton } from './EverythingButton.tsx';
import { InvoiceExportView } from './InvoiceExportView.tsx';
import type { InvoiceExportActor } from './invoiceExportActor.ts';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';

type Props = {
  actor: InvoiceExportActor;
  /** What each box selects. */
  choices?: readonly (readonly ListedInvoice[])[];
};

type Choices = NonNullable<Props['choices']>;

const countInvoices = (choices: Choices) => new Set(choices.flat().map(numberOf)).size;

const numberOf = ({ invoice }: ListedInvoice) => invoice.numeroFacture;

/** A list as billing shows it, in short. */
const Billing = ({ actor, choices = [[autumn, spring], [old]] }: Props) => (
  <main>
    <h1 tabIndex={-1}>Factures</h1>
    <EverythingButton actor={actor} criteria={knownCriteria} isUsual={false} />
    <ul>
      {choices.map((listed) => (
        <li key={listed.map(numberOf).join(', ')}>
          {listed.length > 1 ? (
            <ContractSelection
              actor={actor}
              contract={{ ...ofContract.contract, invoiceCount: countInvoices(choices), shown: listed }}
              criteria={ofContract.criteria}
            />
          ) : (
            <SelectionCheckbox actor={actor} listed={listed} />
          )}
          <span>{listed.map(numberOf).join(', ')}</span>
        </li>
      ))}
    </ul>
    <InvoiceExportView actor={actor} />
  </main>
);

export const invoiceExportMount = defineMount(invoiceExportMachine, Billing);
