import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { toKnowOf, toPayOf } from '#machines/overview/blocks.ts';
import { initialContext, overviewMachine } from '#machines/overview/overview.machine.ts';
import { overviewModel } from '#machines/overview/overview.model.ts';
import { forbiddenFailure, technicalFailure } from '../../domain/failure.ts';
import { knownInvoice } from '../../domain/fixtures/account.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { overviewMount } from './overview.mount.tsx';

const { inputs, outcomes } = overviewModel;
const served = inputs['un compte qui a des contrats'];
const pending = outcomes.listPending.done['une facture en retard, une à venir, une sans date'];
const metered = outcomes.listMeters.done['un relevé qui manque, un compteur déposé, d’autres contrats'];
const { 'aucune facture en attente': settled } = outcomes.listPending.done;
const { 'rien à signaler': quiet } = outcomes.listMeters.done;

const toPay = toPayOf(pending, served);
const toKnow = toKnowOf(metered, served.today);
const failure = technicalFailure('Le service est injoignable.');

type Context = ReturnType<typeof initialContext>;
type Part = 'loading' | 'shown' | 'empty' | 'failed';

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof overviewMachine>, context: Partial<Context> = {}) =>
  createActor(overviewMachine, {
    input: served,
    snapshot: overviewMachine.resolveState({ value, context: { ...initialContext(served), ...context } }),
  });

const blocks = (parts: { toPay: Part; toKnow: Part }, context: Partial<Context> = {}) =>
  frozenIn({ blocks: parts }, context);

const meta = {
  component: overviewMount.View,
  args: { actor: blocks({ toPay: 'shown', toKnow: 'shown' }, { toPay, toKnow }) },
} satisfies Meta<typeof overviewMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is latest comes first, and each is a press away. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /^Facture/ });
    await expect(first).toHaveAccessibleName('Facture F2026-004217');
    await expect(first).toHaveAttribute('href', expect.stringContaining('invoiceNumber=F2026-004217'));
  },
};

export const Loading: Story = { args: { actor: blocks({ toPay: 'loading', toKnow: 'loading' }) } };

export const Empty: Story = {
  args: {
    actor: blocks(
      { toPay: 'empty', toKnow: 'empty' },
      { balance: 0, toPay: toPayOf(settled, served), toKnow: toKnowOf(quiet, served.today) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune facture n’attend son règlement.')).toBeVisible();
  },
};

export const OneFailed: Story = {
  args: { actor: blocks({ toPay: 'failed', toKnow: 'shown' }, { toPayFailure: failure, toKnow }) },
};

export const FailedWhileTheOtherComes: Story = {
  args: { actor: blocks({ toPay: 'loading', toKnow: 'failed' }, { toKnowFailure: failure }) },
};

export const BothFailed: Story = {
  args: {
    actor: blocks({ toPay: 'failed', toKnow: 'failed' }, { toPayFailure: failure, toKnowFailure: failure }),
  },
};

export const OneForbidden: Story = {
  args: {
    actor: blocks(
      { toPay: 'failed', toKnow: 'shown' },
      { toPayFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'), toKnow },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Accès refusé');
    await expect(canvas.queryByRole('button', { name: /Réessayer/ })).toBeNull();
  },
};

/** Where due dates are hidden, nothing is late. */
export const WithoutDueDates: Story = {
  args: {
    actor: blocks(
      { toPay: 'shown', toKnow: 'shown' },
      { showsDueDates: false, toPay: toPayOf(pending, { ...served, showsDueDates: false }), toKnow },
    ),
  },
  play: ({ canvas }) => expect(canvas.queryByText(/retard|[ée]chéance/i)).toBeNull(),
};

export const NewAccount: Story = {
  args: { actor: frozenIn('firstSteps', { firstSteps: inputs['un compte neuf'].firstSteps }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(/€|\b0\b/)).toBeNull();
  },
};

export const ContractsUnavailable: Story = { args: { actor: frozenIn('unavailable') } };

const name = 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3);
const many = pending.contracts.map((contract) => ({
  ...contract,
  name,
  invoices: Array.from({ length: 60 }, (_, rank) => ({
    ...knownInvoice,
    numeroFacture: `F2026-${'0042'.repeat(6)}-${rank}`,
    montantFacture: 1_234_567.89,
  })),
}));
const removed = metered.contracts.map((contract) => ({
  ...contract,
  name,
  meters: Array.from({ length: 30 }, (_, rank) => ({
    ...knownMeter,
    idPDS: `PDS${rank}`,
    matriculeCompteur: `${'D21TA1000142'.repeat(3)}-${rank}`,
    etatCompteur: 'Déposé',
  })),
}));

/** Long names, and more than is listed: five of each, and the way to the others. */
export const LongAndMany: Story = {
  args: {
    actor: blocks(
      { toPay: 'shown', toKnow: 'shown' },
      {
        toPay: toPayOf({ ...pending, contracts: many, rowCount: 786 }, served),
        toKnow: toKnowOf({ ...metered, contracts: removed, contractCount: 10_000 }, served.today),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByText(/120 factures en attente ont été lues, sur 786/)).toBeVisible();
  },
};
