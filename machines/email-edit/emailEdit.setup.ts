import { assertEvent, assign, setup } from 'xstate';
import { maySubmit } from '../domain/account/roles.ts';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import { type NewEmail, newEmailSchema } from './emailEdit.schema.ts';

export type EmailEditInput = { role: string; email: string };

/** `token`: the one of the new address, kept until it is stored. */
type Context = {
  input: EmailEditInput;
  payload: NewEmail | null;
  token: string | null;
  failure: Failure | null;
};

/** The bodies that the chart of the address names: those of every form, and the storage of a token. */
export const emailEditSetup = setup({
  types: {
    context: {} as Context,
    input: {} as EmailEditInput,
    events: {} as
      | { type: 'form.submitted'; values: NewEmail }
      | { type: 'signIn.requested' }
      | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: {
    submitForm: port<string, { payload: NewEmail }>('submitForm'),
    storeToken: port<void, string>('storeToken'),
  },
  guards: {
    maySubmit: ({ context }) => maySubmit(context.input.role, 'email'),
    isWellFormed: (_, values: NewEmail) => newEmailSchema.safeParse(values).success,
  },
  actions: {
    rememberPayload: assign(({ event }) => {
      assertEvent(event, 'form.submitted');
      return { payload: newEmailSchema.parse(event.values) };
    }),
    rememberToken: assign({ token: (_, token: string) => token }),
    forgetToken: assign({ token: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});
