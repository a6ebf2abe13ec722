import { translator } from '../translator.ts';

const monthsWords = {
  chart: 'Consommation de chaque mois',
  unit: 'm³',
  legend: {
    measured: 'mesuré en majorité',
    estimated: 'estimé en majorité',
    partial: 'partiel',
    current: 'en cours',
    missing: 'manquant',
    before: 'un an avant',
    foreseen: 'prévision et sa fourchette',
  },
  month: {
    unknown: 'manquant',
    estimated: 'estimée en majorité',
    partial: 'partielle',
    partialBar: 'partielle, des relevés manquent',
    current: 'mois en cours',
    coming: 'à venir',
    lacking: 'les index donnent {{volume}} de plus',
    beforeWhole: 'un an avant, mois entier : {{volume}}',
    beforePart: 'un an avant, en partie : {{volume}}',
    before: 'un an avant : {{volume}}',
  },
};

export const t = translator(monthsWords);
