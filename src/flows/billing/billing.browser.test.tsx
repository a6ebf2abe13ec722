import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { invoiceTableMachine } from '#machines/billing/invoiceTable.machine.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { invoiceCells, invoiceListProps } from '#test/flows/billing/invoiceCells.ts';
import type { Readable } from '../../domain/answer.ts';
import type { BillingContract, Invoice } from '../../domain/billing/invoice.ts';
import type { ContractPage } from '../../domain/contract/contractPage.ts';
import { technicalFailure } from '../../domain/failure.ts';
import {
  billingContract,
  knownCriteria,
  knownInvoice,
  makeDueInvoice,
  makeInvoices,
} from '../../domain/fixtures/account.ts';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import SearchForm from '../../views/contract-list/SearchForm.tsx';
import { ContractsContext } from '../../views/contractsContext.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { BillingView } from './BillingView.tsx';
import { InvoicePagesView } from './ContractInvoices.tsx';
import { InvoiceActions } from './columns.tsx';
import InvoiceTable from './InvoiceTable.tsx';

const renderIn = (view: ReactNode, download = documentDownloadMachine) =>
  render(<DownloadsProvider download={download}>{view}</DownloadsProvider>);

const showFound = async (
  contracts: readonly BillingContract[],
  props: Partial<ComponentProps<typeof BillingView>> = {},
) => {
  const rowCount = contracts.reduce((sum, { invoiceCount }) => sum + invoiceCount, 0);
  const answer = { contracts, unread: [], contractCount: contracts.length, rowCount, pageCount: 1 };
  const machine = billingMachine.provide({
    actors: { searchContracts: fromPromise(async (): Promise<ContractPage<BillingContract>> => answer) },
  });
  const typed = { startDate: '2025-11-21', endDate: '2026-11-21' };
  const actor = createActor(machine, { input: { typed } }).start();
  await renderIn(<BillingView {...invoiceListProps()} actor={actor} {...props} />);
};

const withInvoices = (...invoices: Invoice[]): BillingContract => ({
  ...billingContract,
  invoices,
  invoiceCount: invoices.length,
});

const createTable = (contracts: readonly BillingContract[]) => {
  const { length } = contracts;
  const found = { contracts, contractCount: length, rowCount: length };
  const context = { criteria: knownCriteria, found, failure: null };
  const snapshot = invoiceTableMachine.resolveState({ value: { shown: 'settled' }, context });
  return createActor(invoiceTableMachine, { snapshot, input: context });
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (index: number) => page.getByRole('table').getByRole('row').nth(index);
const role = (name: string, reason_code = '') => ({ role: name, enabled: true, reason_code });

it('disables « Réinitialiser » and the submit button while a search runs', async () => {
  const onSearch = vi.fn();
  const rules = { schema: z.object({}), dictionaries: [], fields: [], misunderstood: undefined };
  await render(<SearchForm {...rules} refused={undefined} isBusy onSearch={onSearch} onReset={onSearch} />);
  await expect.element(button('Réinitialiser')).toBeDisabled();
  await expect.element(button('Rechercher')).toHaveAttribute('aria-disabled', 'true');
  await button('Rechercher').click({ force: true });
  expect(onSearch).not.toHaveBeenCalled();
});

it('shows the whole reference of a contract at the end of a name of 200 characters', async () => {
  await page.viewport(1366, 900);
  const name = 'Régie des eaux '.repeat(14);
  const references = ['981000007956', '981000015875'];
  const contracts = references.map((reference) => ({ ...withInvoices(knownInvoice), reference, name }));
  await renderIn(
    <ContractsContext value={new Map(contracts.map((contract) => [contract.reference, contract]))}>
      <InvoiceTable
        {...invoiceCells}
        actor={createTable(contracts)}
        view="toutes"
        criteria={{}}
        balance={null}
      />
    </ContractsContext>,
  );
  const cell = page.getByRole('rowheader').first().element().getBoundingClientRect();
  const reference = page
    .getByText(/^98-1000-/)
    .first()
    .element()
    .getBoundingClientRect();
  expect(reference.right).toBeLessThanOrEqual(cell.right);
});

it('truncates a long contract name, and shows no amount due for monthly payment', async () => {
  await showFound([
    withInvoices(...makeInvoices(2)),
    {
      ...withInvoices(...makeInvoices(2)),
      reference: '981000007956',
      name: 'Résidence du Grand-Large et de l’Anse aux Moines',
      payment_mode: 'M',
      balance_amount: 211.61,
      roles: [role('PRELEVEMENT', 'internal_adviser')],
    },
    {
      ...withInvoices(),
      reference: '981000015875',
      name: '',
      served_address: '',
      balance_amount: null,
      roles: [role('PRELEVEMENT'), role('CB')],
    },
  ]);
  const monthly = button(/^Résidence du Grand-Large et de…/);
  await expect.element(monthly).toHaveTextContent(/Mensualisé\s: 211,61/);
  await expect.element(monthly).toHaveTextContent('0,00');
  await monthly.click();
  await expect
    .element(page.getByText('Résidence du Grand-Large et de l’Anse aux Moines', { exact: true }))
    .toBeVisible();
  await expect.element(button('Prélèvement automatique')).toBeDisabled();
  await expect
    .element(button('Prélèvement automatique'))
    .toHaveAccessibleDescription(/^Pour ce contrat, demandez-le à votre service client/);
  expect(page.getByRole('link', { name: /^Demander le prélèvement/ }).elements()).toEqual([]);
  await button(/^Contrat sans nom/).click();
  await expect
    .element(
      page.getByRole('link', { name: 'Demander le prélèvement automatique du contrat 98-1000-0158-75' }),
    )
    .toHaveAttribute('href', '/espace-de-paiement?contrat=981000015875');
  expect(button('Prélèvement automatique').elements()).toHaveLength(1);
});

it('links to the payment modes on the public site, and explains the direct debit', async () => {
  await showFound([{ ...withInvoices(), roles: [role('PRELEVEMENT'), role('MENSUALISATION')] }]);
  const paymentMode = page.getByRole('link', { name: /^Changer de mode de paiement/ });
  await expect
    .element(paymentMode)
    .toHaveAttribute(
      'href',
      'https://www.eaux-du-ponant.example/mon-compte/mode-de-paiement?payment_mode=prelevement&reference=981000004217',
    );
  await button('Prélèvement automatique').click();
  const dialog = page.getByRole('dialog', { name: 'Le prélèvement automatique' });
  await expect.element(dialog).toHaveTextContent('payé chaque mois');
  await expect
    .element(dialog.getByRole('link', { name: 'Demander le prélèvement automatique' }))
    .toHaveAttribute('href', '/prelevement-automatique?contrat=981000004217');
});

it('shows the count of unreadable invoices above the list and beside their contract', async () => {
  await showFound([
    {
      ...withInvoices(...makeInvoices(2)),
      unread: [{ kind: 'invoice', name: 'F2026-000311' }],
      invoiceCount: 3,
    },
  ]);
  await expect.element(row(2)).toBeVisible();
  expect(row(3).elements()).toEqual([]);
  expect(page.getByText('1 facture n’a pas pu être lue : F2026-000311.').elements()).toHaveLength(2);
  await expect.element(page.getByText('Les totaux n’en tiennent pas compte.')).toBeVisible();
});

it('shows a dash for a missing value, and a reason for a document without a download', async () => {
  await showFound([
    withInvoices(
      { ...knownInvoice, dateEcheance: '', montantFacture: null, status: '', consoRelevee: null },
      { ...knownInvoice, numeroFacture: 'F2024-000311', dateFacture: '20/11/2024', status: 'S' },
      { ...knownInvoice, numeroFacture: 'F2026-000007', downloadLink: '', montantFacture: -1234.5 },
    ),
  ]);
  await expect.element(row(1)).toHaveTextContent('02/10/2026––––');
  await expect.element(row(2).getByRole('img', { name: 'Trop ancienne : plus de 2 ans' })).toBeVisible();
  await expect.element(row(2)).toHaveTextContent('Réglée');
  await expect.element(row(3).getByRole('img', { name: 'Pas de document' })).toBeVisible();
  expect(button(/^Télécharger la facture/).elements()).toHaveLength(1);
});

describe('an overdue invoice', () => {
  const late = withInvoices(
    knownInvoice,
    { ...knownInvoice, numeroFacture: 'F2026-000002', dateEcheance: '20/11/2026' },
    { ...knownInvoice, numeroFacture: 'F2026-000003', dateEcheance: '22/11/2026' },
    { ...knownInvoice, numeroFacture: 'F2026-000004', montantFacture: -10 },
  );

  it('shows the overdue days of an overdue invoice, but not of a credit', async () => {
    await showFound([late], { total: 1240.5 });
    await expect.element(row(1)).toHaveTextContent('19 jours de retard');
    await expect.element(row(2)).toHaveTextContent('1 jour de retard');
    await expect.element(row(3)).toHaveTextContent('À échoir demain');
    await expect.element(button(/^Usine des Bars/)).toHaveTextContent('19 jours de retard');
    await expect.element(row(4)).toHaveTextContent('En attente');
    const total = page.getByText('Solde de tous vos contrats').element().parentElement;
    expect(total?.textContent.replaceAll(/\s/g, ' ')).toContain('1 240,50 €');
  });

  it('shows no overdue days on a host that hides due dates', async () => {
    await showFound([late], { showsDueDates: false });
    await expect.element(row(4)).toBeVisible();
    expect(page.getByText(/retard/).elements()).toEqual([]);
  });
});

it('nests no live region in another live region when the list of contracts is empty', async () => {
  const action = <span role="status">Nouvel essai</span>;
  await showFound([], { empty: { title: 'Contrats indisponibles', text: 'Réessayez.', action } });
  const retry = page.getByText('Nouvel essai');
  await expect.element(retry).toBeVisible();
  expect(retry.element().parentElement?.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
});

describe('invoice pages', () => {
  const showPages = (props: Partial<ComponentProps<typeof InvoicePagesView>> = {}) => {
    const input = {
      reference: billingContract.reference,
      criteria: knownCriteria,
      rows: makeInvoices(5),
      rowCount: 5,
    };
    const actor = createActor(invoicePagesMachine, { input }).start();
    return renderIn(
      <InvoicePagesView {...invoiceCells} contract={billingContract} actor={actor} {...props} />,
    );
  };

  it('hides the action column when the user prints the invoices', async () => {
    await showPages();
    const documents = page.getByRole('columnheader', { name: 'Actions' });
    await expect.element(documents).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    await expect.element(documents).not.toBeInTheDocument();
    dispatchEvent(new Event('afterprint'));
    await expect.element(documents).toBeVisible();
  });

  it('sorts the invoices of several pages together after a click on a column title', async () => {
    const invoices = makeInvoices(7);
    const rest: readonly Readable<Invoice>[] = [{ items: invoices.slice(5), unread: [] }];
    const machine = invoicePagesMachine.provide({ actors: { loadRows: fromPromise(async () => rest) } });
    const { reference } = billingContract;
    const input = { reference, criteria: knownCriteria, rows: invoices.slice(0, 5), rowCount: 7 };
    await showPages({ actor: createActor(machine, { input }).start() });
    await button('Numéro').click();
    await expect.element(row(1)).toHaveTextContent('F2026-008994');
    await expect.element(row(7)).toHaveTextContent('F2026-009000');
  });

  it('uses only the invoice number as the accessible name of a row, not the checkbox label', async () => {
    await showPages({
      selectionOf: ([invoice]) => (
        <Checkbox name="selection">Sélectionner la facture {invoice?.numeroFacture}</Checkbox>
      ),
    });
    for (const { numeroFacture } of makeInvoices(5)) {
      const header = page.getByRole('rowheader', { name: numeroFacture, exact: true });
      await expect
        .element(header.getByRole('checkbox'))
        .toHaveAccessibleName(`Sélectionner la facture ${numeroFacture}`);
    }
  });
});

const download = documentDownloadMachine.provide({
  actors: { fetchDocument: fromPromise(() => Promise.reject(technicalFailure())) },
});

it('shows a download error, which contains the invoice number, above the icons of the row', async () => {
  const invoice = makeDueInvoice({}, invoiceCells.today);
  await renderIn(<InvoiceActions invoice={invoice} cells={invoiceCells} />, download);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Facture ${knownInvoice.numeroFacture} :`);
});

it.each([360, 412])(
  'shows the three icon-only buttons of an unpaid invoice on a phone of %i px',
  async (width) => {
    await page.viewport(width, 800);
    const contracts = [withInvoices(knownInvoice)];
    await showFound(contracts, { pending: createTable(contracts), view: 'a-regler' });
    const state = page.getByText('19 jours de retard');
    await expect.element(state).toBeVisible();
    const icons = [/^Comment payer/, /^Documents joints/].map((name) => row(1).getByRole('link', { name }));
    for (const icon of [...icons, row(1).getByRole('button')]) {
      const { left, right } = icon.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(state.element().getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(width);
    }
  },
);
