import { technicalFailure } from '#src/domain/failure.ts';
import { defineModel } from '../setup/defineModel.ts';
import { inviteMachine } from './invite.machine.ts';

const neuf = 'neuf@exemple.test';
const connue = 'connue@exemple.test';

export const inviteModel = defineModel(inviteMachine, {
  chapter: 'team',
  requirements: { invitation: ['invite'] },
  inputs: { 'un administrateur du compte': undefined },
  words: {
    events: {
      'emails.entered': 'des adresses sont saisies',
      'email.removed': 'une adresse est retirée',
      'emails.submitted': 'les adresses sont validées',
      'role.chosen': 'un rôle est choisi',
      'everyRole.chosen': 'un rôle est choisi pour toutes les nouvelles personnes',
      'emails.reopened': 'l’utilisateur revient aux adresses',
      'invitations.submitted': 'l’envoi des invitations est demandé',
    },
    guards: {
      isSomething: 'autre chose que des séparateurs est saisi',
      isThere: 'l’adresse est parmi les étiquettes',
      areAddresses: 'il y a au moins une adresse, et toutes sont bien formées',
      isNewcomer: 'l’adresse est parmi les étiquettes, et c’est celle d’une nouvelle personne',
      areSeveralNewcomers: 'plusieurs nouvelles personnes sont à inviter',
      isSomeone: 'une personne au moins n’est pas titulaire du compte',
    },
    ports: { checkEmails: 'la vérification des adresses', sendInvitations: 'l’envoi des invitations' },
    actions: {
      addEmails: 'les adresses saisies deviennent des étiquettes, chacune une seule fois',
      removeEmail: 'l’étiquette est retirée',
      rememberStatuses: 'le statut de chaque adresse est gardé',
      chooseRole: 'le rôle choisi est gardé',
      chooseEveryRole: 'le rôle choisi est gardé, pour toutes les nouvelles personnes',
    },
  },
  cases: {
    'emails.entered': {
      'deux adresses, dont une répétée': { typed: `${neuf}; ${connue}, ${neuf}` },
      'une adresse mal formée': { typed: 'neuf@' },
      'des séparateurs seuls': { typed: ' ; ' },
    },
    'email.removed': {
      'une nouvelle personne': { email: neuf },
      'une personne connue': { email: connue },
      'l’adresse mal formée': { email: 'neuf@' },
    },
    'emails.submitted': {
      'rien de plus dans le champ': { typed: '' },
      'une adresse encore dans le champ': { typed: neuf },
      'une adresse mal formée dans le champ': { typed: 'neuf@' },
    },
    'role.chosen': { 'administrateur pour la nouvelle personne': { email: neuf, role: 'admin' } },
    'everyRole.chosen': { 'tous administrateurs': { role: 'admin' } },
  },
  outcomes: {
    checkEmails: {
      done: {
        'deux nouvelles personnes': { [neuf]: 'doesnt_exist', [connue]: 'doesnt_exist' },
        'une nouvelle personne, une connue': { [neuf]: 'doesnt_exist', [connue.toUpperCase()]: 'admin' },
        'personne à inviter': { [neuf]: 'owner', [connue]: 'owner' },
      },
      failed: {
        'adresse bloquée': {
          kind: 'refused',
          message: 'Une adresse est refusée.',
          fields: { emails: [`L’adresse ${connue} est bloquée.`] },
        },
        'service indisponible': technicalFailure(),
      },
    },
    sendInvitations: {
      done: { 'invitations parties': undefined },
      failed: { 'service indisponible': technicalFailure() },
    },
  },
  requests: {
    checkEmails: [{ request: 'POST /api/management/user/emails', body: (emails) => ({ emails }) }],
    sendInvitations: [{ request: 'POST /api/management/user', body: (invitations) => invitations }],
  },
  equivalent: {
    'unguard invite.assigning|role.chosen|0':
      'The screen has no choice for a known or removed person, whose invitation never contains a chosen role.',
  },
  key: ({ emails, statuses, roles }) => ({
    emails: [...emails].sort(),
    statuses: Object.values(statuses),
    roles: Object.entries(roles).sort().flat(),
  }),
});
