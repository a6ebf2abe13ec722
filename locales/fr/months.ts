import { translator } from '../translator.ts';

const monthsWords = {
  chart: 'Consommation de chaque mois',
  legend: { measured: 'mesuré', estimated: 'estimé en partie', missing: 'manquant', before: 'un an avant' },
  month: {
    known: '{{volume}}',
    unknown: 'manquant',
    estimated: 'estimée en partie',
    partial: 'partielle',
    current: 'mois en cours',
    before: 'un an avant : {{volume}}',
  },
};

export const t = translator(monthsWords);
