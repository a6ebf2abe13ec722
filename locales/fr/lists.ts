import { translator } from '../translator.ts';

const listsWords = {
  contract: {
    one: '{{count}} contrat n’a pas pu être lu',
    other: '{{count}} contrats n’ont pas pu être lus',
  },
  balance: {
    one: '{{count}} solde de contrat n’a pas pu être lu',
    other: '{{count}} soldes de contrats n’ont pas pu être lus',
  },
  invoice: {
    one: '{{count}} facture n’a pas pu être lue',
    other: '{{count}} factures n’ont pas pu être lues',
  },
  meter: { one: '{{count}} compteur n’a pas pu être lu', other: '{{count}} compteurs n’ont pas pu être lus' },
  measure: { one: '{{count}} mesure n’a pas pu être lue', other: '{{count}} mesures n’ont pas pu être lues' },
  collaborator: {
    one: '{{count}} collaborateur n’a pas pu être lu',
    other: '{{count}} collaborateurs n’ont pas pu être lus',
  },
  document: {
    one: '{{count}} document n’a pas pu être lu',
    other: '{{count}} documents n’ont pas pu être lus',
  },
  contact: { one: '{{count}} numéro n’a pas pu être lu', other: '{{count}} numéros n’ont pas pu être lus' },
  named: '{{counted}} : {{names}}.',
  unnamed: '{{counted}}.',
  others: { one: '{{names}} et {{count}} autre', other: '{{names}} et {{count}} autres' },
  contracts: 'Contrats qui n’ont pas pu être lus',
  contractLine: '{{name}} : ses informations ne peuvent être ni affichées ni modifiées pour le moment.',
  notCounted: 'Les totaux n’en tiennent pas compte.',
  file: 'Éléments non lus.txt',
  sort: {
    by: 'Trier par',
    ascending: '{{column}}, ordre croissant',
    descending: '{{column}}, ordre décroissant',
  },
  task: {
    progress: '{{done}} sur {{total}}',
    milestone: '{{percent}} %',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
  },
};

export const t = translator(listsWords);
