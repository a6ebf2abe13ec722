import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { toInvitations, type UserStatuses } from './invitations.ts';
import { inviteMachine } from './invite.machine.ts';

it('an address is one whatever its case: entered, checked, given a role', async () => {
  const statuses: UserStatuses = { 'ADMIN@X.FR': 'admin', 'neuf@x.fr': 'doesnt_exist' };
  const actor = createActor(
    inviteMachine.provide({ actors: { checkEmails: fromPromise(async () => statuses) } }),
  ).start();
  actor.send({ type: 'emails.entered', typed: 'admin@x.fr Admin@X.fr' });
  actor.send({ type: 'emails.submitted', typed: 'Neuf@X.fr' });
  await expect.poll(() => actor.getSnapshot().value).toBe('assigning');
  actor.send({ type: 'role.chosen', email: 'admin@x.fr', role: 'simple' });
  actor.send({ type: 'role.chosen', email: 'Neuf@X.fr', role: 'admin' });
  expect(toInvitations(actor.getSnapshot().context)).toEqual([
    { type: 'admin', email: 'admin@x.fr' },
    { type: 'admin', email: 'Neuf@X.fr' },
  ]);
});

it('the owner is invited to nothing, and whoever the check does not speak of is new', () => {
  const statuses = { 'owner@x.fr': 'owner', 'simple@x.fr': 'simple' };
  expect(
    toInvitations({ emails: ['owner@x.fr', 'simple@x.fr', 'unheard@x.fr'], statuses, roles: {} }),
  ).toEqual([
    { type: 'simple', email: 'simple@x.fr' },
    { type: 'simple', email: 'unheard@x.fr' },
  ]);
});
