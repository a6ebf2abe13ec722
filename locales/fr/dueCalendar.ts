import { translator } from '../translator.ts';

const dueCalendarWords = {
  button: 'Ajouter au calendrier',
  saved: { one: '{{name}} contient {{count}} échéance.', other: '{{name}} contient {{count}} échéances.' },
  next: {
    one: 'Ouvrez ce fichier avec votre calendrier. Un nouvel import met l’échéance à jour.',
    other:
      'Ouvrez ce fichier avec votre calendrier. Un nouvel import met les échéances à jour ; celles des factures réglées restent, à supprimer vous-même.',
  },
  undated: {
    one: '{{count}} facture n’a pas d’échéance connue : elle n’est pas dans le fichier.',
    other: '{{count}} factures n’ont pas d’échéance connue : elles ne sont pas dans le fichier.',
  },
  unread: 'Des factures n’ont pas pu être lues : elles ne sont pas dans le fichier.',
  part: 'Contrats lus : {{read}} sur {{count}}. Le fichier est partiel.',
  nothing: 'Aucune de ces factures n’a d’échéance connue.',
  failed: 'Le fichier n’a pas pu être enregistré.',
  event: {
    title: 'Facture {{number}} à régler : {{amount}}',
    untitled: 'Facture {{number}} à régler',
    amount: 'Montant : {{amount}}',
    unknown: 'montant non connu',
    contract: 'Contrat : {{name}}',
    site: 'Adresse desservie : {{address}}',
    link: 'Comment payer : {{address}}',
  },
};

export const t = translator(dueCalendarWords);
