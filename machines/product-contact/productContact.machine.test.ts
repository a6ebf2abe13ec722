import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { technicalFailure } from '../domain/failure.ts';
import { productContactMachine } from './productContact.machine.ts';
import { productContactModel } from './productContact.model.ts';
import type { ProductRequest } from './productContact.schema.ts';

const { values } = productContactModel.cases['form.submitted']['bien formée'];

/** A form whose first sendings fail. */
const opened = (failures: number) => {
  const sent: ProductRequest[] = [];
  let captchas = 0;
  const actor = createActor(
    productContactMachine.provide({
      actors: {
        solveCaptcha: fromPromise(async () => {
          captchas += 1;
          return `captcha-${captchas}`;
        }),
        submitForm: fromPromise<void, { payload: ProductRequest }>(async ({ input }) => {
          sent.push(input.payload);
          if (sent.length <= failures) throw technicalFailure('Le service ne répond pas.');
        }),
      },
    }),
    { input: { product: 'switch', runsCaptcha: true, known: null } },
  );
  actor.start();
  return { actor, sent, submit: () => actor.send({ type: 'form.submitted', values }) };
};

it.each([
  ['a failure', 1, 'editing'],
  ['a success', 0, 'submitted'],
])('after %s what was sent is not kept', async (_, failures, state) => {
  const { actor, submit } = opened(failures);
  submit();
  expect(actor.getSnapshot().context.request?.email).toBe(values.email);
  await expect.poll(() => actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context.request).toBeNull();
  actor.stop();
});

it('sent again, it carries a captcha of its own', async () => {
  const { actor, sent, submit } = opened(1);
  submit();
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  submit();
  await expect.poll(() => actor.getSnapshot().value).toBe('submitted');
  expect(sent.map(({ token_captcha }) => token_captcha)).toEqual(['captcha-1', 'captcha-2']);
  actor.stop();
});
