import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { technicalFailure } from '#src/domain/failure.ts';
import { addContractMachine, type NewContract } from '../add-contract/addContract.machine.ts';
import { emailEditMachine, type NewEmail } from '../email-edit/emailEdit.machine.ts';

const failure = technicalFailure('Le service ne répond pas.');

const pendingForm = <Output, Payload>() => {
  const failing: ((reason: unknown) => void)[] = [];
  const submitForm = fromPromise<Output, { payload: Payload }>(
    () => new Promise((_, reject) => void failing.push(reject)),
  );
  return { failing, submitForm };
};

const newContract = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };
const newEmail = { email: 'jeanne@exemple.test', repeated_email: 'jeanne@exemple.test' };
const role = 'owner';

const forms = [
  {
    form: 'addContract',
    open: () => {
      const { failing, submitForm } = pendingForm<void, NewContract>();
      const actor = createActor(addContractMachine.provide({ actors: { submitForm } }), { input: { role } });
      return { failing, actor, submit: () => actor.send({ type: 'form.submitted', values: newContract }) };
    },
  },
  {
    form: 'emailEdit',
    open: () => {
      const { failing, submitForm } = pendingForm<string, NewEmail>();
      const actor = createActor(emailEditMachine.provide({ actors: { submitForm } }), {
        input: { role, email: 'j@exemple.test' },
      });
      return { failing, actor, submit: () => actor.send({ type: 'form.submitted', values: newEmail }) };
    },
  },
];

it.each(forms)('$form: keeps the failure until the form is resubmitted', async ({ open }) => {
  const { actor, failing, submit } = open();
  actor.start();
  submit();
  failing[0]?.(failure);
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.failure).toEqual(failure);
  submit();
  expect(actor.getSnapshot().context.failure).toBeNull();
  actor.stop();
});

it.each(forms)('$form: submits once on a double submit', ({ open }) => {
  const { actor, failing, submit } = open();
  actor.start();
  submit();
  submit();
  expect(failing).toHaveLength(1);
  actor.stop();
});

it.each([
  ['closed before it is sent, is abandoned', 'abandoned'],
  ['accepted, is submitted', 'submitted'],
])('a form that is %s', async (_, end) => {
  const submitForm = fromPromise<void, { payload: NewContract }>(async () => {});
  const actor = createActor(addContractMachine.provide({ actors: { submitForm } }), { input: { role } });
  actor.start();
  if (end === 'submitted') actor.send({ type: 'form.submitted', values: newContract });
  else actor.send({ type: 'closed' });
  await expect.poll(() => actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().output).toBe(end);
});
