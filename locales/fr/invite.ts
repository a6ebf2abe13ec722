import { translator } from '../translator.ts';

export const inviteWords = {
  title: 'Inviter des collaborateurs',
  steps: { emails: 'Adresses e-mail', roles: 'Rôles', done: 'Confirmation' },
  emails: {
    label: 'Adresses à inviter',
    hint: 'Saisissez une adresse puis Entrée, ou collez une liste, telle que votre messagerie la donne.',
    list: 'Adresses saisies',
    invalid: 'Le format n’est pas valide.',
    remove: 'Retirer {{email}}',
    correct: 'Corriger {{email}}',
    submit: 'Continuer',
    none: 'Ajoutez au moins une adresse pour continuer.',
    wrong: 'Corrigez ou retirez les adresses dont le format n’est pas valide.',
    total: { one: '{{count}} adresse.', other: '{{count}} adresses.' },
    totalNone: 'Aucune adresse.',
    wrongCount: '{{count}} à corriger.',
    repeated: {
      one: '{{email}} était déjà saisie : elle est gardée une seule fois.',
      other: '{{count}} déjà saisies, gardées une seule fois.',
    },
    removed: '{{email}} est retirée.',
  },
  roles: {
    intro: 'Un administrateur peut inviter et supprimer des collaborateurs.',
    current: 'Rôle actuel : {{role}}',
    about: 'À propos du rôle de {{email}}',
    alreadyInvited: 'Cette personne a déjà un accès : l’invitation garde son rôle actuel.',
    owner: 'Cette personne a déjà tous les droits : elle ne reçoit pas d’invitation.',
    back: 'Revenir aux adresses',
    submit: { one: 'Envoyer l’invitation', other: 'Envoyer {{count}} invitations' },
    nobody: 'Ces personnes ont déjà tous les droits : il n’y a personne à inviter.',
  },
  done: {
    title: { one: 'L’invitation est envoyée', other: '{{count}} invitations sont envoyées' },
    text: 'Chaque personne reçoit un e-mail pour ouvrir son accès.',
  },
};

export const t = translator(inviteWords);
