import { assign, emit, setup } from 'xstate';
import type { Collaborator, CollaboratorAction } from '#src/domain/account/collaborator.ts';
import type { Readable, Unread } from '#src/domain/answer.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failedTo, failureOf, port, required } from '../setup/chart.ts';

export type Choice = { action: CollaboratorAction; collaborator: Collaborator };

export const noticeKeys = {
  delete_user: { done: 'delete_success', failed: 'delete_danger' },
  send_invitation: { done: 'invite_success', failed: 'invite_danger' },
  update_to_admin: { done: 'update_to_admin_success', failed: 'update_to_admin_danger' },
} as const;

/** Keys of toasts. A key that ends in `success` gives a green toast (docs/rules.md#collaborator-actions). */
type NoticeKey = (typeof noticeKeys)[CollaboratorAction]['done' | 'failed'];

export type FailedChoice = Choice & { failure: Failure };

type Context = {
  collaborators: readonly Collaborator[];
  unread: readonly Unread[];
  choice: Choice | null;
  failed: FailedChoice | null;
  listFailure: Failure | null;
};

const collaboratorsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'list.outdated' }
      | { type: 'action.chosen'; action: CollaboratorAction; id: string }
      | { type: 'action.confirmed' }
      | { type: 'action.cancelled' }
      | { type: 'failure.dismissed' },
    emitted: {} as {
      type: 'action.ended';
      notice: NoticeKey;
      collaborator: Collaborator;
      failure: Failure | null;
    },
    tags: {} as 'busy',
  },
  actors: {
    loadCollaborators: port<Readable<Collaborator>>('loadCollaborators'),
    applyAction: port<void, Choice>('applyAction'),
  },
  guards: {
    isNobody: (_, { items }: Readable<Collaborator>) => items.length === 0,
    hasFailed: ({ context }) => context.failed !== null,
    isAllowed: ({ context }, { id, action }: { id: string; action: CollaboratorAction }) =>
      context.collaborators.some((row) => row.id === id && row.actions.includes(action)),
  },
  actions: {
    rememberCollaborators: assign((_, { items, unread }: Readable<Collaborator>) => ({
      collaborators: items,
      unread,
    })),
    rememberChoice: assign({
      choice: ({ context }, { id, action }: { id: string; action: CollaboratorAction }) => {
        const collaborator = context.collaborators.find((row) => row.id === id);
        return collaborator ? { action, collaborator } : null;
      },
    }),
    forgetChoice: assign({ choice: null }),
    rememberFailure: assign({ listFailure: (_, failure: Failure) => failure }),
    rememberFailed: assign({
      failed: ({ context }, failure: Failure) => ({ ...required(context.choice), failure }),
    }),
    forgetFailed: assign({ failed: null }),
    announce: emit(({ context }, failure: Failure | null) => {
      const { action, collaborator } = required(context.choice);
      const notice = noticeKeys[action][failure ? 'failed' : 'done'];
      return { type: 'action.ended' as const, notice, collaborator, failure };
    }),
  },
});

export const collaboratorsMachine = collaboratorsSetup.createMachine({
  id: 'collaborators',
  description: 'Suivre et gérer les collaborateurs du compte',
  context: { collaborators: [], unread: [], choice: null, failed: null, listFailure: null },
  initial: 'loading',
  on: {
    'failure.dismissed': {
      guard: 'hasFailed',
      actions: 'forgetFailed',
      description: 'L’utilisateur ferme le rappel de l’échec',
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
        ...called('loadCollaborators'),
        onDone: [
          doneIf('isNobody', { target: 'empty', description: 'Le compte n’a aucun collaborateur' }),
          doneTo('listed', 'rememberCollaborators', { description: 'La liste est chargée' }),
        ],
        onError: failedTo('unavailable', { description: 'La liste ne peut pas être chargée' }),
      },
    },
    unavailable: {
      description: 'La liste n’a pas pu être chargée : un message en donne la raison et propose de réessayer',
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
          description: 'Une action que la ligne permet est choisie : le rappel d’un échec s’efface',
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
              doneIf('isNobody', {
                target: '#collaborators.empty',
                description: 'Il ne reste aucun collaborateur',
              }),
              doneTo('fresh', 'rememberCollaborators', { description: 'La liste est à jour' }),
            ],
            onError: failedTo('stale', {
              description: 'La liste ne peut pas être relue : l’ancienne reste affichée',
            }),
          },
        },
        stale: {
          description:
            'La liste affichée n’est peut-être plus à jour : un message en donne la raison et propose de l’actualiser',
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
        ...called('applyAction'),
        input: ({ context }) => required(context.choice),
        onDone: {
          target: 'listed.refreshing',
          actions: [{ type: 'announce', params: null }, 'forgetChoice'],
          description: 'L’action est faite : un message le confirme, et la liste est actualisée',
        },
        onError: {
          target: 'listed.last',
          actions: [
            { type: 'announce', params: failureOf },
            { type: 'rememberFailed', params: failureOf },
            'forgetChoice',
          ],
          description:
            'L’action a échoué : un message l’indique, et un rappel reste près de la liste inchangée',
        },
      },
    },
  },
});
