import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { toFailure } from '../domain/failure.ts';
import { toInvitations } from './invitations.ts';
import { inviteSetup, newContext } from './invite.setup.ts';

/** Invites people to the account: addresses, roles, confirmation (docs/rules.md#invitation). */
export const inviteMachine = inviteSetup.createMachine({
  id: 'invite',
  description: 'Inviter des collaborateurs',
  context: newContext,
  initial: 'collecting',
  states: {
    collecting: {
      description: 'Les adresses à inviter sont demandées : chacune devient une étiquette',
      exit: 'forgetFailure',
      on: {
        'emails.entered': {
          guard: { type: 'isSomething', params: ({ event }) => event.typed },
          actions: { type: 'addEmails', params: ({ event }) => event.typed },
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
          actions: { type: 'addEmails', params: ({ event }) => event.typed },
          description:
            'Les étiquettes et ce qui est encore dans le champ sont toutes des adresses : leur vérification est demandée',
        },
        closed: { target: 'abandoned', description: 'La fenêtre est fermée à l’étape des adresses' },
      },
    },
    checking: {
      description: 'Le portail demande au service client qui est déjà dans le compte',
      tags: 'busy',
      invoke: {
        id: 'checkEmails',
        src: 'checkEmails',
        input: ({ context }) => context.emails,
        onDone: {
          target: 'assigning',
          actions: { type: 'rememberStatuses', params: ({ event }) => event.output },
          description: 'Le statut de chaque adresse est connu',
        },
        onError: {
          target: 'collecting',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'La vérification a échoué : les adresses sont gardées',
        },
      },
    },
    assigning: {
      description: 'Le rôle de chaque nouvelle personne est demandé : utilisateur, sauf autre choix',
      exit: 'forgetFailure',
      on: {
        'role.chosen': {
          guard: { type: 'isNewcomer', params: ({ event }) => event.email },
          actions: { type: 'chooseRole', params: ({ event }) => event },
          description: 'Le rôle d’une nouvelle personne change',
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
      tags: 'busy',
      invoke: {
        id: 'sendInvitations',
        src: 'sendInvitations',
        input: ({ context }) => toInvitations(context),
        onDone: { target: 'invited', description: 'Les invitations sont parties' },
        onError: {
          target: 'assigning',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'L’envoi a échoué : les rôles choisis sont gardés',
        },
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
