import { assertEvent, assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { emailsAgree, emailTwice } from '#src/domain/account/identity.ts';
import { maySubmit } from '#src/domain/account/user.ts';
import type { Failure } from '#src/domain/failure.ts';
import { formStates } from '../form/form.machine.ts';
import { called, doneTo, port, required } from '../setup/chart.ts';

type EmailEditInput = { role: string; email: string };

export const newEmailSchema = z.object(emailTwice).check(emailsAgree);

export type NewEmail = z.infer<typeof newEmailSchema>;

/** `token`: token of the new address, kept until the browser has stored it. */
type Context = {
  input: EmailEditInput;
  payload: NewEmail | null;
  token: string | null;
  failure: Failure | null;
};

const emailEditSetup = setup({
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
    isWellFormed: ({ event }) =>
      event.type === 'form.submitted' && newEmailSchema.safeParse(event.values).success,
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

/** Form of an e-mail address, with a state for a saved address whose token the browser cannot store. */
export const emailEditMachine = emailEditSetup.createMachine({
  id: 'emailEdit',
  description: 'Modifier son adresse e-mail',
  context: ({ input }) => ({ input, payload: null, token: null, failure: null }),
  initial: 'opening',
  states: {
    ...formStates(
      {
        sentences: {
          allowed: 'Tout utilisateur peut modifier son adresse e-mail, sauf un conseiller en consultation',
          denied: 'Un conseiller en consultation ne peut pas modifier l’adresse e-mail du client',
          editing: 'La nouvelle adresse e-mail, deux fois, est demandée sous l’adresse actuelle',
          sent: 'La nouvelle adresse est bien formée : son enregistrement est demandé',
          requested: 'Le portail demande au service client de changer l’adresse e-mail',
          failed:
            'L’adresse n’est pas modifiée : ce qui a été saisi reste en place, sous le message de l’échec',
        },
      },
      doneTo('storingToken', 'rememberToken', {
        description: 'L’adresse est modifiée, et un nouveau badge est rendu',
      }),
    ),
    storingToken: {
      description: 'Le navigateur conserve le nouveau badge, à la place de l’ancien',
      tags: 'busy',
      exit: 'forgetToken',
      invoke: {
        ...called('storeToken'),
        input: ({ context }) => required(context.token),
        onDone: {
          target: 'submitted',
          description: 'L’adresse est modifiée, et l’utilisateur reste connecté',
        },
        onError: {
          target: 'tokenLost',
          description:
            'Le navigateur refuse de conserver le nouveau badge ; l’ancien, qui n’est plus valable, reste en place',
        },
      },
    },
    tokenLost: {
      description: 'L’adresse est modifiée, et un message invite à se reconnecter',
      on: {
        'signIn.requested': { target: 'signingIn', description: 'L’utilisateur demande à se connecter' },
      },
    },
    submitted: {
      type: 'final',
      description: 'L’adresse est modifiée : elle sert dès la prochaine connexion',
    },
    signingIn: { type: 'final', description: 'L’adresse est modifiée : la connexion unique s’ouvre' },
    abandoned: {
      type: 'final',
      description: 'Le formulaire est quitté : l’adresse e-mail reste ce qu’elle était',
    },
  },
});
