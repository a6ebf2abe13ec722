import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { technicalFailure } from '../domain/failure.ts';
import { signupMachine } from './signup.machine.ts';
import type { Registration } from './signup.schema.ts';

const failure = technicalFailure('Le service ne répond pas.');

const account = {
  civility: 'miss',
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  email: 'jeanne@exemple.test',
  repeated_email: 'jeanne@exemple.test',
  password: 'Eau-claire-29',
  repeated_password: 'Eau-claire-29',
  cgu: 'on',
} as const;

/** A signup whose first answers are failures. */
const opened = (failures: number) => {
  const sent: Registration[] = [];
  let captchas = 0;
  const actor = createActor(
    signupMachine.provide({
      actors: {
        solveCaptcha: fromPromise(async () => {
          captchas += 1;
          return `captcha-${captchas}`;
        }),
        register: fromPromise<string, Registration>(async ({ input }) => {
          sent.push(input);
          if (sent.length <= failures) throw failure;
          return 'a-token';
        }),
        storeToken: fromPromise(async () => {}),
      },
    }),
    { input: { hasToken: false, isCreated: false, runsCaptcha: true } },
  );
  actor.start();
  return { actor, sent, submit: () => actor.send({ type: 'account.submitted', account }) };
};

it.each([
  ['a failure', 1, 'editing'],
  ['a success', 0, 'attaching'],
])('after %s neither the password nor a token is kept', async (_, failures, state) => {
  const { actor, submit } = opened(failures);
  submit();
  expect(actor.getSnapshot().context.registration?.password).toBe(account.password);
  await expect.poll(() => actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context).toMatchObject({ registration: null, token: null });
  actor.stop();
});

it('sent again, it forgets what went wrong, and carries a captcha of its own', async () => {
  const { actor, sent, submit } = opened(1);
  submit();
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.failure).toEqual(failure);
  submit();
  expect(actor.getSnapshot().context.failure).toBeNull();
  await expect.poll(() => actor.getSnapshot().value).toBe('attaching');
  expect(sent.map(({ token_captcha }) => token_captcha)).toEqual(['captcha-1', 'captcha-2']);
  actor.stop();
});

it.each([
  ['internal_adviser_simple', 'consulting'],
  ['owner', 'editing'],
])('to %s who is signed in, the contract is open as %s', async (role, state) => {
  const actor = createActor(signupMachine.provide({ actors: { readRole: fromPromise(async () => role) } }), {
    input: { hasToken: true, isCreated: false, runsCaptcha: false },
  }).start();
  await expect.poll(() => actor.getSnapshot().children.addContract?.getSnapshot().value).toBe(state);
  actor.stop();
});
