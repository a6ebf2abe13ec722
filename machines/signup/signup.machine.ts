import { toFailure } from '../domain/failure.ts';
import { kept } from '../kit/kept.ts';
import { noSubmission, signupSetup } from './signup.setup.ts';

/** The role of an account that has just been opened closes no form. */
const newcomer = { role: '' };

/** Opens an account, then offers to attach a first contract (docs/rules.md#signup). */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  description: 'Créer un compte, puis y rattacher un premier contrat',
  context: ({ input }) => ({ ...input, ...noSubmission, isContractAdded: false }),
  output: ({ context: { isCreated, isContractAdded } }) => ({ isCreated, isContractAdded }),
  initial: 'opening',
  states: {
    opening: {
      description: 'La création de compte s’ouvre à l’étape où elle en est',
      always: [
        { guard: 'hasToken', target: 'attaching', description: 'Un jeton est déjà conservé' },
        { target: 'editing', description: 'Aucun compte n’est encore ouvert' },
      ],
    },
    editing: {
      description: 'L’identité, l’adresse e-mail et le mot de passe sont saisis',
      on: {
        'account.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.account },
          target: 'submitting',
          actions: { type: 'rememberAccount', params: ({ event }) => event.account },
          description: 'Le compte saisi est bien formé et envoyé',
        },
      },
    },
    submitting: {
      description: 'L’ouverture du compte est demandée',
      tags: 'busy',
      initial: 'starting',
      entry: 'forgetFailure',
      exit: 'forgetSubmission',
      states: {
        starting: {
          description: 'L’envoi dépend de l’environnement',
          always: [
            { guard: 'runsCaptcha', target: 'verifying', description: 'Le captcha est en service' },
            { target: 'registering', description: 'Développement et test : sans captcha' },
          ],
        },
        verifying: {
          description: 'Le captcha invisible vérifie que l’envoi vient d’une personne',
          invoke: {
            id: 'solveCaptcha',
            src: 'solveCaptcha',
            onDone: {
              target: 'registering',
              actions: { type: 'addCaptcha', params: ({ event }) => event.output },
              description: 'Le captcha rend un jeton, qui ne sert qu’une fois',
            },
            onError: {
              target: '#signup.editing',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
              description: 'Le captcha est fermé, expiré ou bloqué : la saisie est gardée',
            },
          },
        },
        registering: {
          description: 'Le compte est demandé au service client',
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => kept(context.registration),
            onDone: {
              target: 'storingToken',
              actions: { type: 'rememberToken', params: ({ event }) => event.output },
              description: 'Le compte est ouvert et rend un jeton',
            },
            onError: {
              target: '#signup.editing',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
              description: 'L’ouverture du compte échoue : la saisie est gardée',
            },
          },
        },
        storingToken: {
          description: 'Le jeton est conservé dans le navigateur',
          invoke: {
            id: 'storeToken',
            src: 'storeToken',
            input: ({ context }) => kept(context.token),
            onDone: { target: '#signup.attaching', description: 'Le nouveau client est connecté' },
            onError: {
              target: '#signup.finished',
              description:
                'Le navigateur refuse de conserver le jeton : l’espace personnel fera se connecter',
            },
          },
        },
      },
    },
    attaching: {
      description: 'Un premier contrat peut être rattaché, ou l’étape passée',
      invoke: {
        id: 'addContract',
        src: 'addContract',
        input: newcomer,
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => event.output },
            target: 'finished',
            actions: 'rememberContract',
            description: 'Le contrat est rattaché',
          },
          { target: 'finished', description: 'L’étape est passée' },
        ],
        onError: { target: 'finished', description: 'Le formulaire ne répond plus : l’étape est passée' },
      },
    },
    finished: { type: 'final', description: 'L’espace personnel dit ce qui vient d’être fait' },
  },
});
