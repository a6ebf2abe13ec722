import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneTo, failedTo, port } from '../setup/chart.ts';
import {
  addEmails,
  emailKey,
  type Invitation,
  type Invited,
  type InvitedRole,
  isNew,
  newcomersOf,
  parseEmails,
  refusalsOf,
  submittedEmailsSchema,
  toInvitations,
  type UserStatuses,
} from './emails.ts';

export type TagChange =
  | { kind: 'entered'; added: number; repeated: readonly string[]; left: number }
  | { kind: 'removed'; email: string };

type Context = Invited & { change: TagChange | null; failure: Failure | null };

export const newContext: Context = { emails: [], change: null, statuses: {}, roles: {}, failure: null };

const inviteSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'emails.entered'; typed: string; isPasted?: boolean }
      | { type: 'email.removed'; email: string }
      | { type: 'emails.submitted'; typed: string }
      | { type: 'role.chosen'; email: string; role: InvitedRole }
      | { type: 'everyRole.chosen'; role: InvitedRole }
      | { type: 'emails.reopened' }
      | { type: 'invitations.submitted' }
      | { type: 'closed' },
    tags: {} as 'busy' | 'emails' | 'roles',
  },
  actors: {
    checkEmails: port<UserStatuses, readonly string[]>('checkEmails'),
    sendInvitations: port<void, Invitation[]>('sendInvitations'),
  },
  guards: {
    isSomething: (_, typed: string) => parseEmails(typed).length > 0,
    isThere: ({ context }, email: string) => context.emails.includes(email),
    areAddresses: ({ context }, typed: string) =>
      submittedEmailsSchema(context.emails).safeParse({ emails: typed }).success,
    isNewcomer: ({ context }, email: string) => context.emails.includes(email) && isNew(context, email),
    areSeveralNewcomers: ({ context }) => newcomersOf(context).length > 1,
    isSomeone: ({ context }) => toInvitations(context).length > 0,
  },
  actions: {
    addEmails: assign(({ context }, { typed, isPasted }: { typed: string; isPasted?: boolean }) => {
      const { emails, ...others } = addEmails(context.emails, typed, isPasted);
      const added = emails.length - context.emails.length;
      return { emails, change: { kind: 'entered' as const, added, ...others } };
    }),
    removeEmail: assign(({ context: { emails, failure } }, removed: string) => ({
      emails: emails.filter((email) => email !== removed),
      change: { kind: 'removed' as const, email: removed },
      // Removes the error message when the user removes the last address that the back office rejected.
      failure: Object.keys(refusalsOf(emails, failure)).join() === removed ? null : failure,
    })),
    rememberStatuses: assign({
      statuses: (_, statuses: UserStatuses) =>
        Object.fromEntries(Object.entries(statuses).map(([email, status]) => [emailKey(email), status])),
    }),
    chooseRole: assign({
      roles: ({ context }, { email, role }: { email: string; role: InvitedRole }) => ({
        ...context.roles,
        [emailKey(email)]: role,
      }),
    }),
    chooseEveryRole: assign({
      roles: ({ context }, role: InvitedRole) =>
        Object.fromEntries(newcomersOf(context).map((email) => [emailKey(email), role])),
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});

export const inviteMachine = inviteSetup.createMachine({
  id: 'invite',
  description: 'Inviter des collaborateurs',
  context: newContext,
  initial: 'collecting',
  states: {
    collecting: {
      description: 'Les adresses à inviter sont demandées : chacune devient une étiquette',
      tags: 'emails',
      exit: 'forgetFailure',
      on: {
        'emails.entered': {
          guard: { type: 'isSomething', params: ({ event }) => event.typed },
          actions: { type: 'addEmails', params: ({ event }) => event },
          description: 'Ce qui est saisi ou collé devient des étiquettes, sans répétition',
        },
        'email.removed': {
          guard: { type: 'isThere', params: ({ event }) => event.email },
          actions: { type: 'removeEmail', params: ({ event }) => event.email },
          description: 'Une étiquette est retirée',
        },
        'emails.submitted': {
          guard: { type: 'areAddresses', params: ({ event }) => event.typed },
          target: 'checking',
          actions: { type: 'addEmails', params: ({ event }) => event },
          description:
            'Les étiquettes et ce qui est encore dans le champ sont toutes des adresses : leur vérification est demandée',
        },
        closed: { target: 'abandoned', description: 'La fenêtre est fermée à l’étape des adresses' },
      },
    },
    checking: {
      description: 'Le portail demande au service client qui est déjà dans le compte',
      tags: ['busy', 'emails'],
      invoke: {
        ...called('checkEmails'),
        input: ({ context }) => context.emails,
        onDone: doneTo('assigning', 'rememberStatuses', {
          description: 'Le statut de chaque adresse est connu',
        }),
        onError: failedTo('collecting', {
          description: 'La vérification a échoué : les adresses sont gardées',
        }),
      },
    },
    assigning: {
      description: 'Le rôle de chaque nouvelle personne est demandé : utilisateur, sauf autre choix',
      tags: 'roles',
      exit: 'forgetFailure',
      on: {
        'role.chosen': {
          guard: { type: 'isNewcomer', params: ({ event }) => event.email },
          actions: { type: 'chooseRole', params: ({ event }) => event },
          description: 'Le rôle d’une nouvelle personne change',
        },
        'everyRole.chosen': {
          guard: 'areSeveralNewcomers',
          actions: { type: 'chooseEveryRole', params: ({ event }) => event.role },
          description: 'Le rôle de toutes les nouvelles personnes change',
        },
        'emails.reopened': { target: 'collecting', description: 'L’utilisateur revient aux adresses' },
        'invitations.submitted': {
          guard: 'isSomeone',
          target: 'inviting',
          description: 'Une personne au moins peut être invitée : l’envoi est demandé',
        },
        closed: { target: 'abandoned', description: 'La fenêtre est fermée à l’étape des rôles' },
      },
    },
    inviting: {
      description: 'Le portail demande au service client d’envoyer les invitations, chacune avec son rôle',
      tags: ['busy', 'roles'],
      invoke: {
        ...called('sendInvitations'),
        input: ({ context }) => toInvitations(context),
        onDone: { target: 'invited', description: 'Les invitations sont parties' },
        onError: failedTo('assigning', { description: 'L’envoi a échoué : les rôles choisis sont gardés' }),
      },
    },
    invited: {
      description: 'La fenêtre confirme que les invitations sont parties',
      on: { closed: { target: 'finished', description: 'La confirmation est lue, et la fenêtre fermée' } },
    },
    finished: {
      type: 'final',
      description: 'L’invitation est finie : la liste des collaborateurs est relue',
    },
    abandoned: {
      type: 'final',
      description: 'L’invitation est abandonnée : rien de ce qui a été saisi n’est gardé',
    },
  },
});

export type InviteActor = ActorRefFrom<typeof inviteMachine>;
export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;
