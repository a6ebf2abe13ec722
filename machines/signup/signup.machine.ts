import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import {
  civilitySchema,
  emailsAgree,
  emailTwice,
  nameSchema,
  passwordsAgree,
  passwordTwice,
} from '#src/domain/account/identity.ts';
import type { Failure } from '#src/domain/failure.ts';
import { addContractMachine } from '../add-contract/addContract.machine.ts';
import { captchaStates, type FormEnd } from '../form/form.machine.ts';
import { called, doneTo, failedTo, output, port, required } from '../setup/chart.ts';

/** `hasToken`: the browser has stored a token. `isCreated`: this browser has just created the account. */
type Input = { hasToken: boolean; isCreated: boolean; runsCaptcha: boolean };

/** Result of the signup. Both values are false if a signed-in user leaves the page without a new contract. */
export type SignupOutcome = { isCreated: boolean; isContractAdded: boolean };

export const accountRules = {
  civility: civilitySchema,
  first_name: nameSchema('first_name', 1),
  last_name: nameSchema('last_name', 1),
  ...emailTwice,
  ...passwordTwice,
};

/** Parses the form. The account does not contain `cgu`, the acceptance of the terms of use. */
export const newAccountSchema = z.pipe(
  z.object({ ...accountRules, cgu: z.literal('on', 'cgu.required') }).check(emailsAgree, passwordsAgree),
  z.transform(({ cgu: _, ...account }) => account),
);

export type TypedAccount = z.input<typeof newAccountSchema>;

/** Body of `POST /user/registration`. `token_captcha` is '' without a captcha (docs/rules.md#captcha). */
export type Registration = z.output<typeof newAccountSchema> & { token_captcha: string };

/** `registration`, which contains passwords, and `token` are null except in the state `submitting`. */
type Context = Input &
  SignupOutcome & {
    /** Role of the signed-in user; '' for a new account. */
    role: string;
    registration: Registration | null;
    token: string | null;
    failure: Failure | null;
  };

const signupSetup = setup({
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

const noSubmission = { registration: null, token: null, failure: null } as const;

export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  description: 'Créer un compte, puis y rattacher un premier contrat',
  context: ({ input }) => ({ ...input, ...noSubmission, role: '', isContractAdded: false }),
  output: ({ context: { isCreated, isContractAdded } }) => ({ isCreated, isContractAdded }),
  initial: 'opening',
  states: {
    opening: {
      description: 'La création de compte s’ouvre à l’étape où elle en est',
      always: [
        {
          guard: 'isCreated',
          target: 'attaching',
          description: 'Le compte vient d’être créé ici : il ne reste que le premier contrat',
        },
        {
          guard: 'hasToken',
          target: 'recognising',
          description: 'Un badge est déjà conservé : le rôle de la personne est à lire',
        },
        { target: 'editing', description: 'Personne n’est connecté : le compte est à créer' },
      ],
    },
    recognising: {
      description: 'Le portail demande le rôle de la personne déjà connectée',
      tags: 'busy',
      invoke: {
        ...called('readRole'),
        onDone: doneTo('attaching', 'rememberRole', { description: 'Le rôle est connu' }),
        onError: {
          target: 'finished',
          description: 'Le profil ne peut pas être lu : l’espace personnel en affiche la raison',
        },
      },
    },
    editing: {
      description:
        'La civilité, le nom, l’adresse e-mail, le mot de passe et l’accord sur les CGU sont demandés',
      on: {
        'account.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.account },
          target: 'submitting',
          actions: { type: 'rememberAccount', params: ({ event }) => event.account },
          description: 'Le compte saisi est bien formé : son ouverture est demandée',
        },
      },
    },
    submitting: {
      description: 'Le compte saisi est en cours d’envoi',
      tags: 'busy',
      initial: 'starting',
      entry: 'forgetFailure',
      exit: 'forgetSubmission',
      states: {
        ...captchaStates('registering', '#signup.editing', {
          description: 'Le captcha n’est pas en service (développement et test) : le compte part sans lui',
        }),
        registering: {
          description: 'Le portail demande au service client d’ouvrir le compte',
          invoke: {
            ...called('register'),
            input: ({ context }) => required(context.registration),
            onDone: doneTo('storingToken', 'rememberToken', {
              description: 'Le compte est ouvert, et un badge est rendu',
            }),
            onError: failedTo('#signup.editing', {
              description: 'L’ouverture du compte échoue : la saisie est gardée',
            }),
          },
        },
        storingToken: {
          description: 'Le navigateur conserve le badge du nouveau compte',
          invoke: {
            ...called('storeToken'),
            input: ({ context }) => required(context.token),
            onDone: { target: '#signup.attaching', description: 'Le nouveau client est connecté' },
            onError: {
              target: '#signup.finished',
              description: 'Le navigateur refuse de conserver le badge : la session prendra fin avec la page',
            },
          },
        },
      },
    },
    attaching: {
      description: 'Un premier contrat peut être rattaché, ou l’étape passée',
      invoke: {
        ...called('addContract'),
        input: ({ context: { role } }) => ({ role }),
        onDone: [
          {
            guard: { type: 'isAdded', params: output },
            target: 'finished',
            actions: 'rememberContract',
            description: 'Le contrat est rattaché',
          },
          { target: 'finished', description: 'L’étape est passée' },
        ],
        onError: { target: 'finished', description: 'Le formulaire ne répond plus : l’étape est passée' },
      },
    },
    finished: {
      type: 'final',
      description: 'L’espace personnel s’ouvre, et un message confirme ce qui vient d’être fait',
    },
  },
});
