import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { insertsMachine } from '#machines/inserts/inserts.machine.ts';
import { insertsModel } from '#machines/inserts/inserts.model.ts';
import type { Unread } from '../../domain/answer.ts';
import type { Insert } from '../../domain/billing/invoice.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { insertsMount } from './inserts.mount.tsx';

const { 'une facture': invoice } = insertsModel.inputs;
const {
  'deux documents, dont un sans code': { items: two },
} = insertsModel.outcomes.loadInserts.done;

const frozenIn = (
  value: StateValueFrom<typeof insertsMachine>,
  inserts: readonly Insert[] = [],
  unread: readonly Unread[] = [],
) =>
  createActor(insertsMachine, {
    input: invoice,
    snapshot: insertsMachine.resolveState({
      value,
      context: { invoice, inserts, unread, failure: null },
    }),
  });

const fetched = fn<(code: string) => void>();

const failing = documentDownloadMachine.provide({
  actors: {
    fetchDocument: fromPromise(async ({ input }) => {
      if (input.kind === 'insert') fetched(input.insert.code);
      throw technicalFailure();
    }),
  },
});

const meta = {
  component: insertsMount.View,
  args: { actor: frozenIn('listed', two), download: failing },
} satisfies Meta<typeof insertsMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { actor: frozenIn('loading') } };
export const Empty: Story = { args: { actor: frozenIn('empty') } };
export const Unavailable: Story = { args: { actor: frozenIn('unavailable') } };

export const Listed: Story = {
  play: async () => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(screen.getByText('Ce document ne peut pas être téléchargé.')).toBeVisible());
    await expect(screen.getAllByRole('button', { name: /^Télécharger/ })).toHaveLength(1);
  },
};

const long: Insert = {
  label: `Règlement du service public de l’eau, ${'anticonstitutionnellement-'.repeat(8)}2026`,
  code: 'REGLEMENT',
};

export const LongAndUnnamed: Story = {
  args: { actor: frozenIn('listed', [long, { label: '', code: 'SANS-NOM' }, ...two]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Document sans nom')).toBeVisible());
    await expect(screen.getByRole('button', { name: /sans nom/ })).toBeVisible();
    const { scrollWidth, clientWidth } = screen.getByRole('list');
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const DownloadFailed: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Télécharger/ }));
    await expect(fetched.mock.calls).toEqual([['QUALITE-2026']]);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Une erreur technique/));
    await expect(screen.getByRole('button', { name: /^Réessayer de télécharger/ })).toHaveFocus();
  },
};

export const UnreadDocument: Story = {
  args: { actor: frozenIn('listed', two, [{ kind: 'document', name: '' }]) },
  play: ({ canvas }) => expect(canvas.getByText('1 document n’a pas pu être lu.')).toBeVisible(),
};
