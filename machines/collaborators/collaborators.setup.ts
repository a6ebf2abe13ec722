import { assign, emit, setup } from 'xstate';
import type { Collaborator, CollaboratorAction } from '../domain/account/collaborator.ts';
import type { Readable, Unread } from '../domain/answer.ts';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';

/** What is about to be done to whom. */
export type Choice = { action: CollaboratorAction; collaborator: Collaborator };

export const noticeKeys = {
  delete_user: { done: 'delete_success', failed: 'delete_danger' },
  send_invitation: { done: 'invite_success', failed: 'invite_danger' },
  update_to_admin: { done: 'update_to_admin_success', failed: 'update_to_admin_danger' },
} as const;

/**
 * The outcomes of actions: keys that end in `success` show green, the others red
 * (docs/rules.md#collaborator-actions).
 */
export type NoticeKey = (typeof noticeKeys)[CollaboratorAction]['done' | 'failed'];

/** An action that failed, and why. */
export type FailedChoice = Choice & { failure: Failure };

type Context = {
  collaborators: readonly Collaborator[];
  /** Collaborators that cannot be read. */
  unread: readonly Unread[];
  choice: Choice | null;
  /** The last action, when it failed, as long as nothing else is done. */
  failed: FailedChoice | null;
  /** Why the list could not be read, the last time that it could not. */
  listFailure: Failure | null;
};

/** The action under way; asked for only where there is one. */
export const chosen = ({ choice }: Context): Choice => {
  if (!choice) throw new Error('No action is chosen');
  return choice;
};

/** The bodies that the chart of the collaborators names. */
export const collaboratorsSetup = setup({
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
      /** Null where the action is done. */
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
      failed: ({ context }, failure: Failure) => ({ ...chosen(context), failure }),
    }),
    forgetFailed: assign({ failed: null }),
    announce: emit(({ context }, failure: Failure | null) => {
      const { action, collaborator } = chosen(context);
      const notice = noticeKeys[action][failure ? 'failed' : 'done'];
      return { type: 'action.ended' as const, notice, collaborator, failure };
    }),
  },
});
