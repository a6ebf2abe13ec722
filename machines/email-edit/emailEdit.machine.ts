import { toFailure } from '../domain/failure.ts';
import { kept } from '../kit/kept.ts';
import { emailEditSetup } from './emailEdit.setup.ts';

/**
 * Changes the address the user signs in with, then stores the token that comes back. Its states are those of every
 * form, and one more: an address may be changed whose token cannot be stored.
 */
export const emailEditMachine = emailEditSetup.createMachine({
  id: 'emailEdit',
  description: 'Modifier son adresse e-mail',
  context: ({ input }) => ({ input, payload: null, token: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le formulaire s’ouvre selon les droits de l’utilisateur',
      always: [
        { guard: 'maySubmit', target: 'editing', description: 'L’utilisateur a le droit de l’envoyer' },
        { target: 'consulting', description: 'L’utilisateur n’a pas le droit de l’envoyer' },
      ],
    },
    consulting: {
      description: 'Le formulaire est affiché, son envoi est désactivé et l’explique',
      on: { closed: { target: 'abandoned', description: 'Le formulaire est fermé' } },
    },
    editing: {
      description: 'Le formulaire est saisi',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'submitting',
          actions: 'rememberPayload',
          description: 'Ce qui est saisi est bien formé et envoyé',
        },
        closed: { target: 'abandoned', description: 'Le formulaire est fermé' },
      },
    },
    submitting: {
      description: 'La demande est en cours',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context }) => ({ payload: kept(context.payload) }),
        onDone: {
          target: 'storingToken',
          actions: { type: 'rememberToken', params: ({ event }) => event.output },
          description: 'L’adresse est modifiée et rend un nouveau jeton',
        },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'La demande échoue, la saisie est gardée',
        },
      },
    },
    storingToken: {
      description: 'Le nouveau jeton est conservé dans le navigateur',
      tags: 'busy',
      exit: 'forgetToken',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => kept(context.token),
        onDone: { target: 'submitted', description: 'Le nouveau jeton remplace l’ancien' },
        onError: {
          target: 'tokenLost',
          description:
            'Le navigateur refuse de conserver le nouveau jeton ; l’ancien, qui ne vaut plus rien, reste là',
        },
      },
    },
    tokenLost: {
      description: 'L’adresse est modifiée, mais il faut se reconnecter : l’écran le dit',
      on: {
        'signIn.requested': { target: 'signingIn', description: 'L’utilisateur demande à se connecter' },
      },
    },
    submitted: { type: 'final', description: 'Le changement est fait' },
    signingIn: { type: 'final', description: 'Le changement est fait, la connexion unique s’ouvre' },
    abandoned: { type: 'final', description: 'Le formulaire est quitté sans envoi' },
  },
});
