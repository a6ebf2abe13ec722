import { translator } from '../translator.ts';

export const collaboratorsWords = {
  title: 'Collaborateurs',
  subtitle: 'Les personnes qui ont accès aux contrats et aux factures du compte.',
  invite: 'Inviter des collaborateurs',
  search: 'Rechercher un collaborateur',
  searchHint: 'Nom, prénom ou adresse e-mail',
  count: { one: '{{count}} collaborateur', other: '{{count}} collaborateurs' },
  found: { one: '{{found}} résultat sur {{counted}}', other: '{{found}} résultats sur {{counted}}' },
  printed: '{{counted}}, dont {{printed}} imprimés. Pour imprimer les autres, précisez votre recherche.',
  foundNone: 'Aucun résultat',
  page: 'page {{page}} sur {{pageCount}}',
  columns: {
    name: 'Nom',
    email: 'Adresse e-mail',
    role: 'Rôle',
    department: 'Service',
    lastLogin: 'Dernière connexion',
    registrationDate: 'Inscription',
    actions: 'Actions',
  },
  unnamed: 'Nom non renseigné',
  empty: 'Aucun collaborateur à afficher',
  emptyHelp: 'Invitez les personnes qui suivent vos contrats : elles choisiront leur mot de passe.',
  notFound: 'Aucun collaborateur ne correspond à votre recherche',
  notFoundHelp: 'Vérifiez le nom, le prénom ou l’adresse e-mail saisis.',
  stale: { title: 'La liste affichée n’est peut-être plus à jour', refresh: 'Actualiser' },
  actions: {
    of: 'Actions pour {{name}}',
    send_invitation: 'Renvoyer l’invitation',
    update_to_admin: 'Nommer administrateur',
    delete_user: 'Supprimer',
  },
  confirm: {
    delete_user: {
      title: 'Supprimer {{name}} ?',
      text: 'Cette personne n’aura plus accès à vos contrats ni à vos factures.',
      submit: 'Supprimer',
    },
    send_invitation: {
      title: 'Renvoyer l’invitation à {{name}} ?',
      text: 'Un nouvel e-mail d’invitation lui sera envoyé.',
      submit: 'Renvoyer l’invitation',
    },
    update_to_admin: {
      title: 'Nommer {{name}} administrateur ?',
      text: 'Cette personne pourra inviter, nommer administrateur et supprimer des collaborateurs. Pour lui retirer ce rôle, il faudra supprimer son accès, puis l’inviter de nouveau.',
      submit: 'Nommer administrateur',
    },
  },
  failure: { label: 'Dernière action', dismiss: 'Masquer ce rappel' },
  notices: {
    delete_success: '{{name}} n’a plus accès au compte.',
    delete_danger: 'La suppression a échoué : {{name}} a toujours accès au compte.',
    invite_success: 'L’invitation a été renvoyée à {{name}}.',
    invite_danger: 'L’invitation n’a pas pu être renvoyée à {{name}}.',
    update_to_admin_success: '{{name}} a désormais le rôle Administrateur.',
    update_to_admin_danger: 'Le changement de rôle a échoué pour {{name}}.',
  },
};

export const t = translator(collaboratorsWords);
