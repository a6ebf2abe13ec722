import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { productContactSetup } from './productContact.setup.ts';

/** Asks about a product, with an account or without (docs/rules.md#product-contact). */
export const productContactMachine = productContactSetup.createMachine({
  id: 'productContact',
  description: 'Demander des renseignements sur un service connecté',
  context: ({ input }) => ({ ...input, request: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'Le nom, l’adresse e-mail, l’entreprise et la fonction sont demandés, remplis de ce que la session connaît ; le service de la page est choisi d’office',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'submitting',
          actions: { type: 'rememberRequest', params: ({ event }) => event.values },
          description: 'La demande saisie est bien formée : son envoi commence',
        },
        closed: { target: 'abandoned', description: 'Le formulaire est fermé sans être envoyé' },
      },
    },
    submitting: {
      description: 'La demande saisie est en cours d’envoi',
      tags: 'busy',
      initial: 'starting',
      entry: 'forgetFailure',
      exit: 'forgetRequest',
      states: {
        starting: {
          description: 'Le portail regarde si le captcha est en service',
          always: [
            {
              guard: 'runsCaptcha',
              target: 'verifying',
              description: 'Le captcha est en service : il passe d’abord',
            },
            {
              target: 'requesting',
              description:
                'Le captcha n’est pas en service (développement et test) : la demande part sans lui',
            },
          ],
        },
        verifying: {
          description: 'Le captcha invisible vérifie que l’envoi vient d’une personne',
          invoke: {
            id: 'solveCaptcha',
            src: 'solveCaptcha',
            onDone: {
              target: 'requesting',
              actions: { type: 'addCaptcha', params: ({ event }) => event.output },
              description: 'Le captcha rend un jeton, qui ne sert qu’une fois',
            },
            onError: {
              target: '#productContact.editing',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
              description: 'Le captcha est fermé, expiré ou bloqué : la saisie est gardée',
            },
          },
        },
        requesting: {
          description: 'Le portail transmet la demande au service client',
          invoke: {
            id: 'submitForm',
            src: 'submitForm',
            input: ({ context }) => ({ payload: required(context.request) }),
            onDone: { target: '#productContact.submitted', description: 'La demande est reçue' },
            onError: {
              target: '#productContact.editing',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
              description: 'L’envoi échoue : ce qui a été saisi reste en place, sous le message de l’échec',
            },
          },
        },
      },
    },
    submitted: {
      description: 'L’écran dit que la demande est envoyée, et ce qui va suivre',
      on: { closed: { target: 'finished', description: 'La confirmation est lue, et refermée' } },
    },
    finished: { type: 'final', description: 'La demande est envoyée : la page du service est là de nouveau' },
    abandoned: { type: 'final', description: 'Le formulaire est quitté : rien n’est envoyé' },
  },
});
