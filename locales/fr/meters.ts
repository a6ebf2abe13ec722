import { translator } from '../translator.ts';

const metersWords = {
  unnumbered: 'Compteur sans numéro',
  address: 'Adresse desservie',
  usage: 'Usage',
  pointState: 'État du point',
  reading: 'Relevé',
  kind: { TR: 'Télérelevé', SE: 'Relevé sur place' },
  change: { more: '+ {{count}} %', less: '− {{count}} %', stable: 'stable' },
  lastRead: {
    label: 'Dernier relevé',
    between: 'du {{start}} au {{end}}',
    until: 'jusqu’au {{end}}',
    since: 'depuis le {{start}}',
  },
};

export const t = translator(metersWords);
