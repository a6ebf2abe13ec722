import { configure, screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { initialContext } from '#machines/invoice-export/invoiceExport.setup.ts';
import { type ListedInvoice, toSelection } from '#machines/invoice-export/selection.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { billingContract, makeInvoices } from '../../domain/fixtures/account.ts';
import { InvoiceExportView } from './InvoiceExportView.tsx';

configure({ asyncUtilTimeout: 15_000 });

const input = { today: new Date(2026, 10, 21), showsAllColumns: true };

const rows = makeInvoices(12).map(
  (invoice, rank): ListedInvoice => ({
    invoice: { ...invoice, dateFacture: rank < 10 ? invoice.dateFacture : '02/10/2023' },
    contract: billingContract,
  }),
);

const showIn = (
  value: StateValueFrom<typeof invoiceExportMachine>,
  changes: Partial<ReturnType<typeof initialContext>> = {},
) => {
  const context = { ...initialContext(input), selection: toSelection(rows), requested: rows, ...changes };
  const snapshot = invoiceExportMachine.resolveState({ value, context });
  return render(<InvoiceExportView actor={createActor(invoiceExportMachine, { input, snapshot })} />);
};

it('counts the selected invoices too old to download', async () => {
  await showIn({ choosing: 'ready' });
  await expect(await screen.findByText('12 factures sélectionnées')).toBeVisible();
  await expect(screen.getByText(/^2 factures ne peuvent pas être téléchargées/)).toBeVisible();
});

it('allows only the list for invoices too old to download', async () => {
  await showIn({ choosing: 'ready' }, { selection: toSelection(rows.slice(10)) });
  await expect(await screen.findByRole('button', { name: 'Télécharger en ZIP' })).toBeDisabled();
  await expect(screen.getByRole('button', { name: 'Liste Excel' })).toBeEnabled();
});

it('groups more than five missing invoices with the same reason', async () => {
  const failure = technicalFailure('Le service est injoignable.');
  await showIn({ collecting: 'failed' }, { missed: rows.map((each) => ({ ...each, failure })) });
  const list = await screen.findByRole('list', { name: 'Factures qui manquent' });
  await expect(list.children).toHaveLength(1);
  await expect(list).toHaveTextContent('12 factures : Le service est injoignable.');
});
