import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { invitationsOf, type UserStatuses } from './invitations.ts';
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
  expect(invitationsOf(actor.getSnapshot().context)).toEqual([
    { type: 'admin', email: 'admin@x.fr' },
    { type: 'admin', email: 'Neuf@X.fr' },
  ]);
});
