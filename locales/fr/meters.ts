import { translator } from '../translator.ts';

/** How meters are told, wherever they are. */
const metersWords = {
  unnumbered: 'Compteur sans numéro',
  address: 'Adresse desservie',
  usage: 'Usage',
  pointState: 'État du point',
  reading: 'Relevé',
  kind: { TR: 'Télérelevé', SE: 'Relevé sur place' },
  lastRead: {
    label: 'Dernier relevé',
    between: 'du {{start}} au {{end}}',
    until: 'jusqu’au {{end}}',
    since: 'depuis le {{start}}',
  },
  unequipped: { list: 'Voir tous vos compteurs' },
  missed: {
    label: 'Compteurs qui n’ont pas pu être lus',
    count: {
      one: '{{count}} compteur n’a pas pu être lu',
      other: '{{count}} compteurs n’ont pas pu être lus',
    },
    line: '{{meter}} : {{reason}}',
    alike: '{{count}} compteurs : {{reason}}',
    askAgain: { one: 'Redemander ce compteur', other: 'Redemander ces compteurs' },
  },
};

export const t = translator(metersWords);
