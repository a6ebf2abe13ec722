import type { Collaborator } from '#src/domain/account/collaborator.ts';
import { allRead } from '#src/domain/answer.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { collaboratorsMachine } from './collaborators.machine.ts';

const owner: Collaborator = {
  id: '1',
  firstName: 'Yann',
  lastName: 'Le Goff',
  email: 'yann.legoff@exemple.test',
  type: 'owner',
  lastLogin: '31/10/2026',
  registrationDate: '14/06/2022',
  departmentCode: 'management',
  actions: [],
};

const user: Collaborator = {
  ...owner,
  id: '2',
  firstName: 'Jeanne',
  lastName: 'Martin',
  email: 'jeanne.martin@exemple.test',
  type: 'simple',
  departmentCode: 'accounting',
  actions: ['update_to_admin', 'delete_user'],
};

const guest: Collaborator = {
  ...owner,
  id: '3',
  firstName: '',
  lastName: '',
  email: 'invite@exemple.test',
  type: 'admin',
  lastLogin: '',
  registrationDate: '',
  departmentCode: '',
  actions: ['send_invitation', 'delete_user'],
};

export const collaboratorsModel = defineModel(collaboratorsMachine, {
  chapter: 'team',
  requirements: { 'collaborator-actions': ['collaborators'] },
  inputs: { 'un administrateur du compte': undefined },
  words: {
    events: {
      'list.outdated': 'la liste est à relire',
      'action.chosen': 'une action est choisie sur une ligne',
      'action.confirmed': 'l’action est confirmée',
      'action.cancelled': 'l’utilisateur renonce à l’action',
      'failure.dismissed': 'le rappel de l’échec est fermé',
    },
    guards: {
      isNobody: 'la liste ne contient personne',
      hasFailed: 'un échec est rappelé près de la liste',
      isAllowed: 'la personne est dans la liste, et sa ligne permet cette action',
    },
    ports: {
      loadCollaborators: 'le chargement des collaborateurs',
      applyAction: 'l’action sur le collaborateur',
    },
    actions: {
      rememberCollaborators: 'la liste est gardée, et affichée',
      rememberChoice: 'l’action et la personne choisies sont gardées',
      forgetChoice: 'l’action et la personne choisies sont oubliées',
      rememberFailed: 'l’action qui a échoué est rappelée près de la liste, avec son message',
      forgetFailed: 'le rappel d’un échec précédent est effacé',
      announce: 'un message confirme l’action, ou indique son échec',
    },
  },
  cases: {
    'action.chosen': {
      'supprimer Jeanne Martin': { action: 'delete_user', id: '2' },
      'nommer Jeanne Martin administratrice': { action: 'update_to_admin', id: '2' },
      'inviter de nouveau invite@exemple.test': { action: 'send_invitation', id: '3' },
      'supprimer le titulaire': { action: 'delete_user', id: '1' },
      'supprimer une personne absente': { action: 'delete_user', id: '9' },
    },
  },
  outcomes: {
    loadCollaborators: {
      done: {
        'trois collaborateurs': allRead([owner, user, guest]),
        'le titulaire seul': allRead([owner]),
        personne: allRead([]),
      },
      failed: failedCalls,
    },
    applyAction: { done: { 'action faite': undefined }, failed: failedCalls },
  },
  requests: {
    loadCollaborators: [{ request: 'GET /api/management/user/list' }],
    applyAction: [
      { request: `DELETE /api/management/user/${user.id}`, when: ({ action }) => action === 'delete_user' },
      {
        request: 'POST /api/management/user/type',
        when: ({ action }) => action === 'update_to_admin',
        body: ({ collaborator }) => ({ type: 'admin', userId: collaborator.id }),
      },
      {
        request: 'POST /api/management/user/invitation',
        when: ({ action }) => action === 'send_invitation',
        body: ({ collaborator }) => ({ email: collaborator.email }),
      },
    ],
  },
  key: ({ collaborators, choice, failed }) => ({
    rows: collaborators.map(({ id }) => id),
    action: choice?.action,
    failed: failed !== null,
  }),
  equivalent: {
    'unguard collaborators|failure.dismissed|0':
      'Without a failure, the action has nothing to clear, and the view shows no button for this event.',
    'reenter collaborators.listed|list.outdated|0':
      'The list has no entry or exit actions, and both transitions restart its refresh.',
    'history collaborators.listed.last':
      'The child states of the list have no children, so a deep history stores the same state.',
  },
});
