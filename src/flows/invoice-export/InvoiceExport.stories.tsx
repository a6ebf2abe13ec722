import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { type Fetching, initialContext } from '#machines/invoice-export/invoiceExport.setup.ts';
import { type ListedInvoice, toSelection } from '#machines/invoice-export/selection.ts';
import { allRead, type Readable } from '../../domain/answer.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { billingContract, knownCriteria, makeInvoices } from '../../domain/fixtures/account.ts';
import { invoiceExportMount } from './invoiceExport.mount.tsx';

const input = { today: new Date(2026, 10, 21), showsAllColumns: true };

const rows = makeInvoices(12).map(
  (invoice, rank): ListedInvoice => ({
    invoice: { ...invoice, dateFacture: rank < 10 ? invoice.dateFacture : '02/10/2023' },
    contract: billingContract,
  }),
);

type State = StateValueFrom<typeof invoiceExportMachine>;
type Context = ReturnType<typeof initialContext>;

/** The flow stopped in a state. */
const frozenIn = (value: State, context: Partial<Context> = {}) =>
  createActor(invoiceExportMachine, {
    input,
    snapshot: invoiceExportMachine.resolveState({
      value,
      context: {
        ...initialContext(input),
        selection: toSelection(rows),
        requested: rows,
        format: 'zip',
        ...context,
      },
    }),
  });

type FetchPort = (requested: readonly ListedInvoice[]) => Fetching;

/** The flow alive; its documents come, or not, once a count is told. */
const alive = (fetch: FetchPort) =>
  createActor(
    invoiceExportMachine.provide({
      actors: {
        listInvoices: fromPromise(async (): Promise<Readable<ListedInvoice>> => allRead(rows)),
        fetchDocuments: fromPromise(async ({ input: requested, emit }) => {
          await Promise.resolve();
          emit({ type: 'progressed', done: requested.length, total: requested.length });
          return fetch(requested);
        }),
        packDocuments: fromPromise(async () => new Blob()),
        writeList: fromPromise(async () => new Blob()),
        saveFile: fromPromise(async ({ input: saved }) => save(saved.name)),
      },
    }),
    { input },
  ).start();

const save = fn<(name: string) => void>();

const meta = {
  component: invoiceExportMount.View,
  args: {
    actor: frozenIn({ choosing: 'ready' }),
    choices: [rows.slice(0, 5), ...rows.map((listed) => [listed])],
  },
} satisfies Meta<typeof invoiceExportMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 factures sélectionnées')).toBeVisible();
    await expect(canvas.getByText(/^2 factures ne peuvent pas être téléchargées/)).toBeVisible();
  },
};

export const TooOld: Story = {
  args: { actor: frozenIn({ choosing: 'ready' }, { selection: toSelection(rows.slice(10)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Télécharger en ZIP' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Liste Excel' })).toBeEnabled();
  },
};

export const Saved: Story = {
  args: {
    actor: frozenIn(
      { choosing: 'saved' },
      { saved: { name: 'Factures_2026-11-21.zip', count: 10, file: new Blob(), missing: [] } },
    ),
  },
};

export const NothingFound: Story = {
  args: { actor: frozenIn({ choosing: 'nothingFound' }, { selection: new Map() }) },
};

export const Listing: Story = { args: { actor: frozenIn('listing', { criteria: knownCriteria }) } };
export const Unlisted: Story = { args: { actor: frozenIn('unlisted', { failure: technicalFailure() }) } };
export const FetchingDocuments: Story = { args: { actor: frozenIn({ collecting: 'fetching' }) } };
export const Packing: Story = { args: { actor: frozenIn({ collecting: 'packing' }) } };
export const Writing: Story = { args: { actor: frozenIn('writing', { format: 'csv' }) } };
export const Unwritten: Story = { args: { actor: frozenIn('unwritten', { failure: technicalFailure() }) } };

const unreachable = technicalFailure('Le service est injoignable.');
const missing = (listed: readonly ListedInvoice[]) =>
  listed.map((each) => ({ ...each, failure: unreachable }));

export const Incomplete: Story = {
  args: { actor: frozenIn({ collecting: 'incomplete' }, { missed: missing(rows.slice(0, 4)) }) },
};
export const Failed: Story = {
  args: { actor: frozenIn({ collecting: 'failed' }, { missed: missing(rows) }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Factures qui manquent' });
    await expect(list.children).toHaveLength(1);
    await expect(list).toHaveTextContent('12 factures : Le service est injoignable.');
  },
};

const boxes = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('checkbox', { checked: true });

export const ToggledByHand: Story = {
  args: { actor: alive((requested) => ({ fetched: [], missed: missing(requested) })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner les factures affichées' }));
    await expect(await canvas.findByText('5 factures sélectionnées')).toBeVisible();
    await expect(boxes(canvas)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner la facture F2026-009000' }));
    await expect(boxes(canvas)).toHaveLength(4);
    const offered = { name: 'Sélectionner les 12 factures du contrat' };
    await expect(canvas.queryByRole('button', offered)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner les factures affichées' }));
    await userEvent.click(canvas.getByRole('button', offered));
    await expect(await canvas.findByText('12 factures sélectionnées')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Export des factures' })).toHaveFocus();
    await expect(canvas.queryByRole('button', offered)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner les factures affichées' }));
    await expect(await canvas.findByText('7 factures sélectionnées')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout exporter' }));
    await expect(await canvas.findByText('12 factures sélectionnées')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la sélection' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const TriedAgainThenSaved: Story = {
  args: {
    actor: alive(([first, ...others]) => ({
      fetched: first ? [{ ...first, file: new Blob() }] : [],
      missed: missing(others),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner les factures affichées' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Télécharger en ZIP' }));
    await expect(await canvas.findByText('4 factures n’ont pas pu être téléchargées')).toBeVisible();
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByText('3 factures n’ont pas pu être téléchargées')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les autres' }));
    await expect(await canvas.findByText(/^Factures_2026-11-21-partiel.zip est enregistré/)).toBeVisible();
    await expect(save).toHaveBeenLastCalledWith('Factures_2026-11-21-partiel.zip');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.getByText('5 factures sélectionnées')).toBeVisible();
  },
};
