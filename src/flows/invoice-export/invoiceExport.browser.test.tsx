import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, type StateValueFrom } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import { initialContext } from '#machines/invoice-export/invoiceExport.setup.ts';
import { toSelection } from '#machines/invoice-export/selection.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { makeDueInvoice, makeInvoices } from '../../domain/fixtures/account.ts';
import ExportBar from './ExportBar.tsx';
import { InvoiceExportView } from './InvoiceExportView.tsx';

const input = { today: new Date(2026, 10, 21), showsDueDates: true };

const rows = makeInvoices(12).map((invoice, rank) =>
  makeDueInvoice({ ...invoice, ...(rank >= 10 && { dateFacture: '02/10/2023' }) }, input.today),
);

const showIn = (
  value: StateValueFrom<typeof invoiceExportMachine>,
  changes: Partial<ReturnType<typeof initialContext>> = {},
) => {
  const context = { ...initialContext(input), selection: toSelection(rows), requested: rows, ...changes };
  const snapshot = invoiceExportMachine.resolveState({ value, context });
  return render(<InvoiceExportView actor={createActor(invoiceExportMachine, { input, snapshot })} />);
};

it('shows how many selected invoices are too old for a download', async () => {
  await showIn({ choosing: 'ready' });
  await expect(await screen.findByText(/^12 factures sélectionnées, soit 1.444,80.€$/)).toBeVisible();
  await expect(screen.getByText(/^2 factures ne peuvent pas être téléchargées/)).toBeVisible();
});

it('enables only the export as a list if all selected invoices are too old for a download', async () => {
  await showIn({ choosing: 'ready' }, { selection: toSelection(rows.slice(10)) });
  await expect(await screen.findByRole('button', { name: 'Télécharger en ZIP' })).toBeDisabled();
  await expect(screen.getByRole('button', { name: 'Liste Excel' })).toBeEnabled();
});

it('shows one reason with a count if more than five invoices fail for the same reason', async () => {
  const failure = technicalFailure('Le service est injoignable.');
  await showIn({ collecting: 'failed' }, { missed: rows.map((each) => ({ ...each, failure })) });
  const list = await screen.findByRole('list', { name: 'Factures qui manquent' });
  await expect(list.children).toHaveLength(1);
  await expect(list).toHaveTextContent('12 factures : Le service est injoignable.');
});

it('shows on a phone short labels in the export bar, with long names for screen readers', async () => {
  await page.viewport(320, 740);
  const actor = createActor(invoiceExportMachine, { input: { ...input, lastFormat: 'csv' } }).start();
  actor.send({ type: 'invoices.toggled', listed: [autumn, spring] });
  const { container } = await render(
    <div style={{ margin: 18 }}>
      <ExportBar actor={actor} snapshot={actor.getSnapshot()} takesFocus onShown={(bar) => bar?.focus()} />
    </div>,
  );
  await expect.element(page.getByRole('region', { name: 'Export des factures' })).toHaveFocus();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Télécharger en ZIP', 'Liste Excel', 'Liste CSV', 'Effacer la sélection'])
    await expect.element(button(name)).toBeVisible();
  await expect.element(button('Liste CSV')).toHaveTextContent(/^CSV$/);
  await expect.element(button('Liste CSV')).toHaveProperty('nextElementSibling.textContent', 'Excel');
  expect(container.getBoundingClientRect().height).toBeLessThan(120);
  await page.viewport(1280, 900);
  await expect.element(button('Liste CSV')).toHaveTextContent('Liste CSV');
});

it('keeps the export bar visible above a long list in a low window', async () => {
  await page.viewport(640, 384);
  const actor = createActor(invoiceExportMachine, { input }).start();
  actor.send({ type: 'invoices.toggled', listed: [autumn, spring] });
  await render(
    <>
      <div style={{ height: 2000 }} />
      <InvoiceExportView actor={actor} />
    </>,
  );
  await expect
    .element(page.getByRole('region', { name: 'Export des factures' }))
    .toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 900);
});
