import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { billingMachine } from '#machines/billing/billing.machine.ts';
import { billingModel } from '#machines/billing/billing.model.ts';
import { frozenList } from '#machines/contract-list/contractList.machine.ts';
import type { BillingContract } from '../../domain/billing/invoice.ts';
import type { TypedInvoiceSearch } from '../../domain/billing/invoiceSearch.ts';
import { toFailure } from '../../domain/failure.ts';
import { billingContract, knownInvoice, makeInvoices } from '../../domain/fixtures/account.ts';
import { billingMount } from './billing.mount.tsx';

const { 'les douze derniers mois': lastYear } = billingModel.inputs;
const { 'service indisponible': unavailable, 'recherche refusée': refused } =
  billingModel.outcomes.searchContracts.failed;

const role = (name: string, reason_code = '') => ({ role: name, enabled: true, reason_code });

const contracts: BillingContract[] = [
  { ...billingContract, invoices: makeInvoices(12), invoiceCount: 12 },
  {
    ...billingContract,
    reference: '981000007956',
    name: 'Résidence du Grand-Large et de l’Anse aux Moines',
    payment_mode: 'M',
    balance_amount: 211.61,
    roles: [role('PRELEVEMENT', 'internal_adviser')],
  },
  {
    ...billingContract,
    reference: '981000015875',
    name: '',
    served_address: '',
    balance_amount: null,
    roles: [role('PRELEVEMENT'), role('CB')],
    invoices: [],
    invoiceCount: 0,
  },
];

const { frozenIn, listed, alone } = frozenList(billingMachine, {
  ...lastYear,
  contracts,
  rowCountOf: ({ invoiceCount }) => invoiceCount,
});

const meta = {
  component: billingMount.View,
  args: { actor: listed('settled') },
} satisfies Meta<typeof billingMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 contrats, 13 factures')).toBeVisible();
    // As the dashboard says it.
    await expect(canvas.getByText('À régler')).toBeVisible();
    const cut = canvas.getByRole('button', { name: /^Résidence du Grand-Large et de…/ });
    await expect(cut).toHaveTextContent('Contrat mensualisé');
    await expect(cut).toHaveTextContent('0,00');
    await userEvent.click(cut);
    await expect(canvas.getByText('Résidence du Grand-Large et de l’Anse aux Moines')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Paiement automatique' })).toBeDisabled();
    await expect(canvas.getByText(/^Ce réglage est réservé au client/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Saisir un mandat/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Contrat sans nom/ }));
    const mandate = canvas.getByRole('link', {
      name: 'Saisir un mandat de prélèvement pour le contrat 98-1000-0158-75',
    });
    await expect(mandate).toHaveAttribute('href', '/espace-de-paiement?contrat=981000015875');
  },
};

export const OneContract: Story = {
  args: { actor: alone({ ...billingContract, invoices: makeInvoices(12), invoiceCount: 12 }) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Numéro', 'Date', 'Échéance', 'Montant', 'Statut', 'Volume', 'Documents']);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getByText('12 factures, page 3 sur 3')).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    const mode = canvas.getByRole('link', { name: /^Changer de mode de paiement/ });
    await expect(mode).toHaveAttribute(
      'href',
      'https://www.eaux-du-ponant.example/mon-compte/mode-de-paiement?payment_mode=prelevement&reference=981000004217',
    );
    await expect(mode).toHaveAttribute('target', '_blank');
    await expect(mode).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Unreadable invoices are announced above the list and in their contract; the others are shown. */
export const UnreadInvoice: Story = {
  args: {
    actor: alone({
      ...billingContract,
      invoices: makeInvoices(2),
      unread: [{ kind: 'invoice', name: 'F2026-000311' }],
      invoiceCount: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    const notices = canvas.getAllByText('1 facture n’a pas pu être lue : F2026-000311.');
    await expect(notices).toHaveLength(2);
    await expect(canvas.getByText('Les totaux n’en tiennent pas compte.')).toBeVisible();
  },
};

export const HiddenColumns: Story = {
  args: { ...OneContract.args, showsAllColumns: false },
  play: async ({ canvas }) => {
    const headers = within(canvas.getByRole('table')).getAllByRole('columnheader');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName('F2026-009000');
    await expect(headers.map((header) => header.textContent)).toEqual([
      'Numéro',
      'Date',
      'Montant',
      'Statut',
      'Documents',
    ]);
  },
};

/** What the back office may leave unsaid, and what is too old. */
export const SparseInvoices: Story = {
  args: {
    actor: alone({
      ...billingContract,
      invoices: [
        {
          ...knownInvoice,
          dateEcheance: '',
          montantFacture: null,
          status: '',
          consoRelevee: null,
        },
        { ...knownInvoice, numeroFacture: 'F2024-000311', dateFacture: '20/11/2024', status: 'S' },
        { ...knownInvoice, numeroFacture: 'F2026-000007', downloadLink: '', montantFacture: -1234.5 },
      ],
      invoiceCount: 3,
    }),
  },
  play: async ({ canvas }) => {
    const [, unsaid, old, linkless] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(unsaid).toHaveTextContent('02/10/2026––––');
    await expect(old).toHaveTextContent('Trop ancienne : plus de 2 ans');
    await expect(old).toHaveTextContent('Réglée');
    await expect(linkless).toHaveTextContent('Pas de document');
    await expect(canvas.getAllByRole('button', { name: /^Télécharger la facture/ })).toHaveLength(1);
  },
};

/** Late is said in words, with since when; a credit is not late. */
export const LateInvoices: Story = {
  args: {
    total: 1240.5,
    actor: alone({
      ...billingContract,
      invoices: [
        knownInvoice,
        { ...knownInvoice, numeroFacture: 'F2026-000002', dateEcheance: '20/11/2026' },
        { ...knownInvoice, numeroFacture: 'F2026-000003', dateEcheance: '22/11/2026' },
        { ...knownInvoice, numeroFacture: 'F2026-000004', montantFacture: -10 },
      ],
      invoiceCount: 4,
    }),
  },
  play: async ({ canvas }) => {
    const [, late, later, due, credit] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(late).toHaveTextContent('En retard de 19 jours');
    await expect(later).toHaveTextContent('En retard de 1 jour');
    await expect(due).toHaveTextContent('En attente');
    await expect(credit).toHaveTextContent('En attente');
    await expect(canvas.getByText('Solde de tous vos contrats').parentElement).toHaveTextContent(
      '1 240,50 €',
    );
  },
};

/** Where the due date is hidden, nothing tells it. */
export const LateUnsaid: Story = {
  args: { ...LateInvoices.args, showsAllColumns: false },
  play: ({ canvas }) => expect(canvas.queryByText(/retard/)).toBeNull(),
};

export const AutomaticPayment: Story = {
  args: {
    actor: alone({ ...billingContract, roles: [role('PRELEVEMENT'), role('MENSUALISATION')] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paiement automatique' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Le paiement automatique' }));
    await expect(dialog.getByText(/payé chaque mois/)).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Demander le prélèvement' })).toHaveAttribute(
      'href',
      '/prelevement-automatique?contrat=981000004217',
    );
  },
};

export const Searching: Story = { args: { actor: frozenIn('searching') } };
export const Empty: Story = {
  args: { actor: frozenIn('empty') },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Chercher sur 10 ans' })).toBeVisible(),
};
/** How its retry goes is said beside the message, not in it. */
export const ContractsUnavailable: Story = {
  args: {
    actor: frozenIn('empty'),
    empty: { title: 'Contrats indisponibles', text: 'Réessayez.', action: <span role="status" /> },
  },
};
export const Unavailable: Story = { args: { actor: frozenIn('unavailable', { failure: unavailable }) } };
export const Refused: Story = { args: { actor: frozenIn('unavailable', { failure: toFailure(refused) }) } };
export const Extending: Story = { args: { actor: listed('extending') } };
export const Stuck: Story = { args: { actor: listed('stuck', { failure: unavailable }) } };

const misunderstood: TypedInvoiceSearch = {
  reference: 'ABC',
  amount: 'cent',
  startDate: '2026-02-31',
  endDate: '2026-11-21',
};

export const Misunderstood: Story = {
  args: { actor: frozenIn('misunderstood', { typed: misunderstood }) },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Une référence a 12 chiffres au plus, sans lettre.',
      'Indiquez un montant en euros, par exemple 120,40.',
      'Ce jour n’existe pas. Indiquez-le comme 31/12/2026.',
    ]);
  },
};

/** What is typed in the form stays, whatever the search meets. */
export const Mistyped: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('button', { name: /^Rechercher une facture/ });
    if (panel.ariaExpanded !== 'true') await userEvent.click(panel);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Montant (€)' }), 'cent');
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Indiquez un montant');
    await expect(canvas.getByRole('textbox', { name: 'Montant (€)' })).toHaveValue('cent');
  },
};
