import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  type Choice,
  collaboratorsMachine,
  type FailedChoice,
} from '#machines/collaborators/collaborators.machine.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import type { Collaborator, CollaboratorAction } from '../../domain/account/collaborator.ts';
import type { Readable } from '../../domain/answer.ts';
import { type Failure, forbiddenFailure } from '../../domain/failure.ts';
import { type Notify, NotifyContext } from '../../views/notices/notify.ts';
import { collaboratorsMount } from './collaborators.mount.tsx';

const { 'trois collaborateurs': three } = collaboratorsModel.outcomes.loadCollaborators.done;
const few = three.items;

const { 'demande refusée': refused } = collaboratorsModel.outcomes.applyAction.failed;

const [owner, user, guest] = few;

const many = Array.from({ length: 57 }, (_, rank): Collaborator => {
  const id = String(rank);
  return { ...(rank % 3 ? user : guest), id, email: `personne${id.padStart(2, '0')}@exemple.test` };
});

/** The flow stopped in a state. */
const frozenIn = (
  value: StateValueFrom<typeof collaboratorsMachine>,
  collaborators: readonly Collaborator[] = few,
  {
    choice = null,
    failed = null,
    listFailure = null,
  }: { choice?: Choice | null; failed?: FailedChoice | null; listFailure?: Failure | null } = {},
) =>
  createActor(collaboratorsMachine, {
    snapshot: collaboratorsMachine.resolveState({
      value,
      context: { collaborators, unread: [], choice, failed, listFailure },
    }),
  });

const confirming = (action: CollaboratorAction, collaborator: Collaborator) =>
  frozenIn('confirming', few, { choice: { action, collaborator } });

/** The flow alive, where every action fails or succeeds. */
const listed = (outcome: () => Promise<void>) =>
  createActor(
    collaboratorsMachine.provide({
      actors: {
        loadCollaborators: fromPromise<Readable<Collaborator>, void>(async () => three),
        applyAction: fromPromise(outcome),
      },
    }),
  ).start();

const notify = fn<Notify>();

const meta = {
  component: collaboratorsMount.View,
  args: { actor: frozenIn({ listed: 'fresh' }) },
  decorators: [
    (Story) => (
      <NotifyContext value={notify}>
        <Story />
      </NotifyContext>
    ),
  ],
} satisfies Meta<typeof collaboratorsMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Collaborateurs' })).getAllByRole('row');
    await expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Jeanne Martin',
      'Yann Le Goff',
      'Nom non renseigné',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Actions pour Yann Le Goff' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Actualiser' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Inviter des collaborateurs' })).toHaveAttribute(
      'href',
      '?modale=invite',
    );
  },
};

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dernière connexion' }));
    await expect(canvas.getByRole('columnheader', { name: 'Dernière connexion' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Many: Story = {
  args: { actor: frozenIn({ listed: 'fresh' }, many) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getByText('57 collaborateurs, page 3 sur 6')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'PERSONNE2');
    await expect(canvas.getByText('10 résultats sur 57 collaborateurs')).toBeVisible();
  },
};

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText('Aucun collaborateur ne correspond à votre recherche')).toBeVisible();
    // Said once, where the count is.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Aucun résultat$/));
  },
};

export const Loading: Story = { args: { actor: frozenIn('loading', []) } };
export const Unavailable: Story = { args: { actor: frozenIn('unavailable', []) } };
export const Empty: Story = { args: { actor: frozenIn('empty', []) } };
export const Refreshing: Story = { args: { actor: frozenIn({ listed: 'refreshing' }) } };
export const Stale: Story = { args: { actor: frozenIn({ listed: 'stale' }) } };
export const StaleAndForbidden: Story = {
  args: {
    actor: frozenIn({ listed: 'stale' }, few, {
      listFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'),
    }),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Actualiser' })).toBeNull(),
};
export const OwnerAlone: Story = { args: { actor: frozenIn({ listed: 'fresh' }, [owner]) } };

export const ConfirmingDeletion: Story = { args: { actor: confirming('delete_user', user) } };
export const ConfirmingPromotion: Story = { args: { actor: confirming('update_to_admin', user) } };
export const ConfirmingInvitation: Story = { args: { actor: confirming('send_invitation', guest) } };

export const Acting: Story = {
  args: { actor: frozenIn('acting', few, { choice: { action: 'delete_user', collaborator: user } }) },
};

const choose = async (canvas: ReturnType<typeof within>, name: string, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions pour ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
};

export const AfterFailure: Story = {
  args: {
    actor: frozenIn({ listed: 'fresh' }, few, {
      failed: { action: 'delete_user', collaborator: user, failure: refused },
    }),
  },
};

export const Failures: Story = {
  args: { actor: listed(() => Promise.reject(new Error('panne'))) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Jeanne Martin', 'Supprimer');
    await expect(await canvas.findByText(/^La suppression a échoué/)).toBeVisible();
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'bad',
      text: expect.stringContaining('Jeanne Martin a toujours accès au compte.'),
    });
    await choose(canvas, 'Jeanne Martin', 'Nommer administrateur');
    await expect(await canvas.findByText(/Le changement de rôle a échoué/)).toBeVisible();
    await expect(canvas.queryByText(/^La suppression a échoué/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer ce rappel' }));
    await waitFor(() => expect(canvas.queryByText(/Le changement de rôle a échoué/)).toBeNull());
  },
};

export const Successes: Story = {
  args: { actor: listed(() => Promise.resolve()) },
  play: async ({ canvas }) => {
    await choose(canvas, 'invite@exemple.test', 'Renvoyer l’invitation');
    const text = 'L’invitation a été renvoyée à invite@exemple.test.';
    await waitFor(() => expect(notify).toHaveBeenLastCalledWith({ tone: 'ok', text }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByText('Masquer ce rappel')).toBeNull();
  },
};
