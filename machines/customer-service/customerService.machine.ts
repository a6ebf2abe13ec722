import type { ActorRefFrom } from 'xstate';
import { toFailure } from '../domain/failure.ts';
import { customerServiceSetup, fullRequest, initialContext } from './customerService.setup.ts';
import { preparing } from './preparing.state.ts';

/**
 * Asks something of the customer service: the topic, the need, then the form of the need or a phone number
 * (docs/rules.md#customer-service).
 */
export const customerServiceMachine = customerServiceSetup.createMachine({
  id: 'customerService',
  description: 'S’adresser au service client : le sujet, le besoin, puis son formulaire ou son numéro',
  context: ({ input }) => initialContext(input),
  initial: 'preparing',
  states: {
    preparing,
    confirming: {
      description: 'Une fenêtre fait confirmer que la demande part au nom de l’utilisateur connecté',
      always: {
        guard: 'isVisitor',
        target: 'sending',
        description: 'Un visiteur vient de saisir son nom : il n’y a rien à confirmer',
      },
      on: {
        'identity.confirmed': {
          target: 'sending',
          description: 'C’est bien lui : la demande part',
        },
        'identity.denied': {
          target: 'disowned',
          description: 'C’est quelqu’un d’autre : rien n’est envoyé, et le portail le déconnecte',
        },
        'identity.closed': {
          target: 'preparing.writing',
          description: 'La fenêtre est fermée : le formulaire revient, tel qu’il était rempli',
        },
      },
    },
    sending: {
      description: 'La demande et ses pièces jointes sont en cours d’envoi',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => fullRequest(context),
        onDone: { target: 'sent', description: 'Le service client a reçu la demande' },
        onError: {
          target: 'preparing.writing',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'L’envoi échoue : le formulaire dit pourquoi, et garde tout, pièces jointes comprises',
        },
      },
    },
    sent: {
      description: 'La confirmation rappelle ce qui a été envoyé, et propose une nouvelle demande',
      tags: 'ended',
      on: {
        'request.restarted': {
          target: 'preparing',
          actions: 'forgetRequest',
          description: 'L’utilisateur commence une nouvelle demande',
        },
        closed: { target: 'left', description: 'L’utilisateur ferme la page' },
      },
    },
    left: { type: 'final', description: 'La page est quittée, et la demande oubliée' },
    disowned: {
      type: 'final',
      description: 'L’utilisateur est déconnecté : quelqu’un d’autre peut se connecter',
    },
  },
});

export type CustomerServiceActor = ActorRefFrom<typeof customerServiceMachine>;
