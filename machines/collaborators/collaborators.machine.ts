import { toFailure } from '../domain/failure.ts';
import { chosen, collaboratorsSetup } from './collaborators.setup.ts';

/** The collaborators of the account and what is done to them (docs/rules.md#collaborators). */
export const collaboratorsMachine = collaboratorsSetup.createMachine({
  id: 'collaborators',
  description: 'Suivre et gérer les collaborateurs du compte',
  context: { collaborators: [], unread: [], choice: null, failed: null, listFailure: null },
  initial: 'loading',
  on: {
    'failure.dismissed': {
      guard: 'hasFailed',
      actions: 'forgetFailed',
      description: 'L’utilisateur a lu ce qui a échoué et referme le rappel',
    },
  },
  states: {
    loading: {
      description: 'Le portail charge la liste des collaborateurs',
      tags: 'busy',
      on: {
        'list.outdated': {
          target: 'loading',
          reenter: true,
          description: 'La liste change avant d’être affichée : elle est redemandée',
        },
      },
      invoke: {
        id: 'loadCollaborators',
        src: 'loadCollaborators',
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => event.output },
            target: 'empty',
            description: 'Le compte n’a aucun collaborateur',
          },
          {
            target: 'listed',
            actions: { type: 'rememberCollaborators', params: ({ event }) => event.output },
            description: 'La liste est chargée',
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'La liste ne peut pas être chargée',
        },
      },
    },
    unavailable: {
      description: 'La liste n’est pas venue : l’écran dit pourquoi, et offre de réessayer',
      on: { 'list.outdated': { target: 'loading', description: 'L’utilisateur essaie de nouveau' } },
    },
    empty: {
      description: 'Aucun collaborateur n’est à afficher',
      on: { 'list.outdated': { target: 'loading', description: 'Des personnes viennent d’être invitées' } },
    },
    listed: {
      description: 'La liste est affichée',
      initial: 'fresh',
      on: {
        'list.outdated': { target: '.refreshing', description: 'La liste vient de changer' },
        'action.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'confirming',
          actions: ['forgetFailed', { type: 'rememberChoice', params: ({ event }) => event }],
          description: 'Une action que la ligne permet est choisie : le rappel d’un échec s’efface',
        },
      },
      states: {
        fresh: { description: 'La liste est à jour' },
        refreshing: {
          description: 'Le portail relit la liste : celle qui est affichée reste en place',
          tags: 'busy',
          invoke: {
            id: 'refreshCollaborators',
            src: 'loadCollaborators',
            onDone: [
              {
                guard: { type: 'isNobody', params: ({ event }) => event.output },
                target: '#collaborators.empty',
                description: 'Il ne reste aucun collaborateur',
              },
              {
                target: 'fresh',
                actions: { type: 'rememberCollaborators', params: ({ event }) => event.output },
                description: 'La liste est à jour',
              },
            ],
            onError: {
              target: 'stale',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
              description: 'La liste ne peut pas être relue : l’ancienne reste affichée',
            },
          },
        },
        stale: {
          description:
            'La liste affichée n’est peut-être plus à jour : l’écran dit pourquoi, et offre d’actualiser',
        },
        last: { type: 'history' },
      },
    },
    confirming: {
      description: 'Une fenêtre nomme la personne et demande confirmation',
      on: {
        'action.confirmed': { target: 'acting', description: 'L’action est confirmée : elle est demandée' },
        'action.cancelled': {
          target: 'listed.last',
          actions: 'forgetChoice',
          description: 'L’utilisateur renonce à l’action',
        },
      },
    },
    acting: {
      description: 'Le portail demande l’action au service client',
      tags: 'busy',
      invoke: {
        id: 'applyAction',
        src: 'applyAction',
        input: ({ context }) => chosen(context),
        onDone: {
          target: 'listed.refreshing',
          actions: [{ type: 'announce', params: null }, 'forgetChoice'],
          description: 'L’action est faite : un message le dit et la liste est actualisée',
        },
        onError: {
          target: 'listed.last',
          actions: [
            { type: 'announce', params: ({ event }) => toFailure(event.error) },
            { type: 'rememberFailed', params: ({ event }) => toFailure(event.error) },
            'forgetChoice',
          ],
          description: 'L’action a échoué : un message le dit, un rappel reste près de la liste inchangée',
        },
      },
    },
  },
});
