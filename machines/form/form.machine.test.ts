import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { addContractMachine, type NewContract } from '../add-contract/addContract.machine.ts';

const newContract = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };

it.each([
  ['ends a form as abandoned if the user closes the form before its submission', 'abandoned'],
  ['ends a form as submitted if the back office accepts the form', 'submitted'],
])('%s', async (_, end) => {
  const submitForm = fromPromise<void, { payload: NewContract }>(async () => {});
  const input = { role: 'owner' };
  const actor = createActor(addContractMachine.provide({ actors: { submitForm } }), { input }).start();
  if (end === 'submitted') actor.send({ type: 'form.submitted', values: newContract });
  else actor.send({ type: 'closed' });
  await expect.poll(() => actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().output).toBe(end);
});
