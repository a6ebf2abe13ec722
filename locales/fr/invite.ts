import { translator } from '../translator.ts';

export const inviteWords = {
  title: 'Inviter des collaborateurs',
  steps: { emails: 'Adresses e-mail', roles: 'Rôles', done: 'Confirmation' },
  emails: {
    label: 'Adresses à inviter',
    hint: 'Saisissez une adresse puis Entrée, ou collez une liste, telle que votre messagerie la donne.',
    list: 'Adresses saisies',
    invalid: 'Le format n’est pas valide. Saisissez une adresse comme nom@entreprise.fr.',
    remove: 'Retirer {{email}}',
    correct: 'Corriger {{email}}',
    submit: 'Continuer',
    none: 'Ajoutez au moins une adresse pour continuer.',
    wrong: 'Corrigez ou retirez les adresses dont le format n’est pas valide.',
    total: { one: '{{count}} adresse.', other: '{{count}} adresses.' },
    totalNone: 'Aucune adresse.',
    wrongCount: '{{count}} à corriger.',
    repeated: {
      one: '{{emails}} était déjà saisie : elle est gardée une seule fois.',
      other: '{{emails}} étaient déjà saisies : chacune est gardée une seule fois.',
    },
    left: {
      one: '{{count}} mot sans « @ » n’est pas repris.',
      other: '{{count}} mots sans « @ » ne sont pas repris.',
    },
    andOthers: '{{emails}} (et {{count}} de plus)',
    removed: '{{email}} est retirée.',
  },
  roles: {
    intro: 'Un administrateur peut inviter et supprimer des collaborateurs.',
    current: 'Rôle actuel : {{role}}',
    alreadyInvited: 'A déjà un accès : l’invitation garde ce rôle.',
    owner: 'A déjà un accès : aucune invitation ne part.',
    every: 'Rôle de toutes les nouvelles personnes',
    everyOption: { simple: 'Tous utilisateurs', admin: 'Tous administrateurs' },
    back: 'Revenir aux adresses',
    submit: { one: 'Envoyer l’invitation', other: 'Envoyer {{count}} invitations' },
    nobody: 'Ces personnes ont déjà un accès : il n’y a personne à inviter.',
  },
  done: {
    title: { one: 'L’invitation est envoyée', other: '{{count}} invitations sont envoyées' },
    text: 'Chaque nouvelle personne reçoit un e-mail pour ouvrir son accès.',
    known: {
      one: 'Cette personne a déjà un accès, et garde son rôle : {{emails}}.',
      other: 'Ces personnes ont déjà un accès, et gardent leur rôle : {{emails}}.',
    },
    left: {
      one: 'Sans invitation, car cette personne a déjà un accès : {{emails}}.',
      other: 'Sans invitation, car ces personnes ont déjà un accès : {{emails}}.',
    },
  },
};

export const t = translator(inviteWords);
