import { assign, setup } from 'xstate';
import { addContractMachine } from '../add-contract/addContract.machine.ts';
import type { Failure } from '../domain/failure.ts';
import type { FormEnd } from '../form/form.machine.ts';
import { port } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import { newAccountSchema, type Registration, type TypedAccount } from './signup.schema.ts';

/**
 * `hasToken`: a token is stored already. `isCreated`: it is that of an account created on this browser just before.
 * `runsCaptcha`: everywhere but in development and test.
 */
type Input = { hasToken: boolean; isCreated: boolean; runsCaptcha: boolean };

/** What the signup has achieved; nothing, for someone who was signed in and adds no contract. */
export type SignupOutcome = { isCreated: boolean; isContractAdded: boolean };

/** `registration` (passwords and all) and `token` are kept in `submitting` only. */
type Context = Input &
  SignupOutcome & {
    /** Of who is signed in already; that of an account just opened closes no form. */
    role: string;
    registration: Registration | null;
    token: string | null;
    failure: Failure | null;
  };

/** The bodies that the signup's chart names. */
export const signupSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as { type: 'account.submitted'; account: TypedAccount },
    children: {} as { addContract: 'addContract' },
    tags: {} as 'busy',
    output: {} as SignupOutcome,
  },
  actors: {
    solveCaptcha: port<string>('solveCaptcha'),
    readRole: port<string>('readRole'),
    register: port<string, Registration>('register'),
    storeToken: port<void, string>('storeToken'),
    addContract: addContractMachine,
  },
  guards: {
    isCreated: ({ context }) => context.isCreated,
    hasToken: ({ context }) => context.hasToken,
    runsCaptcha: ({ context }) => context.runsCaptcha,
    isAdded: (_, end: FormEnd) => end === 'submitted',
    isWellFormed: (_, account: TypedAccount) => newAccountSchema.safeParse(account).success,
  },
  actions: {
    rememberAccount: assign({
      registration: (_, account: TypedAccount) => ({ ...newAccountSchema.parse(account), token_captcha: '' }),
    }),
    addCaptcha: assign({
      registration: ({ context }, token_captcha: string) => ({
        ...required(context.registration),
        token_captcha,
      }),
    }),
    rememberRole: assign({ role: (_, role: string) => role }),
    rememberToken: assign({ token: (_, token: string) => token, isCreated: true }),
    rememberContract: assign({ isContractAdded: true }),
    forgetSubmission: assign({ registration: null, token: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});

export const noSubmission = { registration: null, token: null, failure: null } as const;
