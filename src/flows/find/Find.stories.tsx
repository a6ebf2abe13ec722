import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { findMachine } from '#machines/find/find.machine.ts';
import { findModel } from '#machines/find/find.model.ts';
import { unanswered } from '#machines/find/places.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownContract, makeInvoices } from '../../domain/fixtures/account.ts';
import { findMount } from './find.mount.tsx';

const {
  inputs: { 'une recherche vide': input },
  outcomes: { findInvoices, findMeters },
} = findModel;

type Context = ReturnType<typeof findMachine.getInitialSnapshot>['context'];

const frozenIn = (value: StateValueFrom<typeof findMachine>, context: Partial<Context> = {}) =>
  createActor(findMachine, {
    input,
    snapshot: findMachine.resolveState({
      value,
      context: { ...input, invoices: unanswered, meters: unanswered, address: null, ...context },
    }),
  });

const invoices = { found: findInvoices.done['une facture'], failure: null };
const meters = { found: findMeters.done['un compteur'], failure: null };
const failed = { found: null, failure: technicalFailure() };
const typed = 'F2026-004217';

const meta = {
  component: findMount.View,
  args: { actor: frozenIn('ready') },
} satisfies Meta<typeof findMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await expect(screen.getAllByRole('group')).toHaveLength(2);
  },
};

export const Searching: Story = { args: { actor: frozenIn({ searching: 'both' }, { typed, invoices }) } };

export const Found: Story = {
  args: { actor: frozenIn('answered', { typed, invoices, meters }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 résultats'));
  },
};

export const NothingFound: Story = { args: { actor: frozenIn('ready', { typed: 'zzz' }) } };

export const OneMissing: Story = {
  args: { actor: frozenIn('incomplete', { typed, invoices, meters: failed }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Les compteurs n’ont pas pu/);
    await expect(screen.getByRole('option', { name: /^Facture F2026/ })).toBeVisible();
  },
};

export const BothMissing: Story = {
  args: { actor: frozenIn('incomplete', { typed, invoices: failed, meters: failed }) },
};

/** Each for its own reason, in the words of the back office. */
export const MissingForTwoReasons: Story = {
  args: {
    actor: frozenIn('incomplete', {
      typed,
      invoices: failed,
      meters: { found: null, failure: technicalFailure('Vos relevés sont en cours de mise à jour.') },
    }),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^Les factures n’ont pas pu.+Les compteurs n’ont pas pu être cherchés\. Vos relevés sont en cours/,
    );
  },
};

const long = 'anticonstitutionnellement-'.repeat(8);
const many = Array.from({ length: 30 }, (_, rank) => ({
  ...knownContract,
  name: `${long}${rank}`,
  served_address: `${rank} ${long}`,
  reference: `9810000043${String(rank).padStart(2, '0')}`,
}));

/** An adviser who may change nothing, and whose contracts have long names. */
export const LongAndMany: Story = {
  args: {
    actor: frozenIn('answered', {
      typed: 'anticonstitutionnellement',
      invoices: {
        found: { rows: makeInvoices(5).map((invoice) => ({ ...invoice, contractName: long })), total: 786 },
        failure: null,
      },
    }),
    profile: profileSchema.parse({ type: 'internal_adviser_simple', contracts: many }),
  },
  play: async () => {
    await expect(screen.getByRole('option', { name: 'Voir les 30 contrats trouvés' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Voir les 786 factures trouvées' })).toBeVisible();
    const { scrollWidth, clientWidth } = screen.getByRole('listbox');
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const ContractsUnknown: Story = {
  args: {
    profile: profileSchema.parse({ type: 'owner', contracts_status: 'KO' }),
    actor: frozenIn('ready'),
  },
};

/** By keyboard alone: what is typed is found at each key, the first of it is under Enter, and no action that may not be done. */
export const ByKeyboard: Story = {
  args: { actor: createActor(findMachine, { input }).start() },
  play: async ({ args }) => {
    // What answers nothing opens nothing.
    await userEvent.keyboard('zzz{Enter}');
    await expect(args.actor.getSnapshot().status).toBe('active');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('modifier mon iban');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.actor.getSnapshot().context.address).toBe(
        '/espace-personnel?modale=iban&contrat=981000004217',
      ),
    );
  },
};
