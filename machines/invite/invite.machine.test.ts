import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { technicalFailure } from '#src/domain/failure.ts';
import type { Invitation, UserStatuses } from './emails.ts';
import { inviteMachine } from './invite.machine.ts';

const failure = technicalFailure('Le service ne répond pas.');

it('keeps the failure until the addresses or invitations are resubmitted', async () => {
  let isDown = true;
  const answer = <Output, Input>(output: Output) =>
    fromPromise<Output, Input>(async () => {
      if (isDown) throw failure;
      return output;
    });
  const actor = createActor(
    inviteMachine.provide({
      actors: {
        checkEmails: answer<UserStatuses, readonly string[]>({}),
        sendInvitations: answer<void, Invitation[]>(undefined),
      },
    }),
  ).start();
  const state = () => actor.getSnapshot().value;
  const shownFailure = () => actor.getSnapshot().context.failure;

  actor.send({ type: 'emails.submitted', typed: 'jeanne@exemple.test' });
  await expect.poll(state).toBe('collecting');
  expect(shownFailure()).toEqual(failure);
  isDown = false;
  actor.send({ type: 'emails.submitted', typed: '' });
  expect(shownFailure()).toBeNull();
  await expect.poll(state).toBe('assigning');
  isDown = true;
  actor.send({ type: 'invitations.submitted' });
  await expect.poll(state).toBe('assigning');
  expect(shownFailure()).toEqual(failure);
  actor.send({ type: 'emails.reopened' });
  expect(shownFailure()).toBeNull();
});
