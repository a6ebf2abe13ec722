import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { addContractMachine, type NewContract } from '../add-contract/addContract.machine.ts';

const newContract = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };

it.each([
  ['ends as abandoned a form that the user closes before the submission', 'abandoned'],
  ['ends as submitted a form that the back office accepts', 'submitted'],
])('%s', async (_, end) => {
  const submitForm = fromPromise<void, { payload: NewContract }>(async () => {});
  const actor = createActor(addContractMachine.provide({ actors: { submitForm } }), {
    input: { role: 'owner' },
  });
  actor.start();
  if (end === 'submitted') actor.send({ type: 'form.submitted', values: newContract });
  else actor.send({ type: 'closed' });
  await expect.poll(() => actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().output).toBe(end);
});
