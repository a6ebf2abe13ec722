import type { ComponentProps } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import {
  type Choice,
  collaboratorsMachine,
  type FailedChoice,
} from '#machines/collaborators/collaborators.machine.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import type { Collaborator } from '../../domain/account/collaborator.ts';
import { type Failure, forbiddenFailure } from '../../domain/failure.ts';
import { CollaboratorsView } from './CollaboratorsView.tsx';

const { 'trois collaborateurs': three } = collaboratorsModel.outcomes.loadCollaborators.done;
const few = three.items;

const [, user, guest] = few;

const many = Array.from({ length: 57 }, (_, rank): Collaborator => {
  const id = String(rank);
  return { ...(rank % 3 ? user : guest), id, email: `personne${id.padStart(2, '0')}@exemple.test` };
});

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

const show = (props: Partial<ComponentProps<typeof CollaboratorsView>> = {}) => {
  const shown = { actor: frozenIn({ listed: 'fresh' }), ...props };
  return render(<CollaboratorsView {...shown} />);
};

it('shows no action on the owner, and a placeholder for a missing name', async () => {
  await show();

  const rows = within(screen.getByRole('table', { name: 'Collaborateurs' })).getAllByRole('row');
  await expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Jeanne Martin',
    'Yann Le Goff',
    'Nom non renseigné',
  ]);
  await expect(screen.queryByRole('button', { name: 'Actions pour Yann Le Goff' })).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Actualiser' })).toBeNull();
  await expect(screen.getByRole('link', { name: 'Inviter des collaborateurs' })).toHaveAttribute(
    'href',
    '?modale=invite',
  );
});

it('paginates and searches many collaborators', async () => {
  await show({ actor: frozenIn({ listed: 'fresh' }, many) });

  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await expect(screen.getByText('57 collaborateurs, page 3 sur 6')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'PERSONNE2');
  await expect(screen.getByText('10 résultats sur 57 collaborateurs')).toBeVisible();
});

it('offers no refresh of a forbidden list', async () => {
  await show({
    actor: frozenIn({ listed: 'stale' }, few, {
      listFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'),
    }),
  });

  await expect(screen.queryByRole('button', { name: 'Actualiser' })).toBeNull();
});
