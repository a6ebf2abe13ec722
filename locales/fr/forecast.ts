import { translator } from '../translator.ts';

const forecastWords = {
  title: 'Prévision au 31 décembre {{year}}',
  expected: '{{expected}} m³',
  range: 'entre {{low}} et {{high}} m³',
  month: 'prévision : {{expected}} m³, entre {{low}} et {{high}} m³',
  filled: {
    one: 'Elle comprend une estimation de {{count}} relevé de mois passés, qui manque ou est incomplet.',
    other:
      'Elle comprend une estimation de {{count}} relevés de mois passés, qui manquent ou sont incomplets.',
  },
  error:
    'Sur des séries simulées de sites réguliers ou saisonniers, l’erreur médiane est de 4 à 5 % fin mars, de 2 à 3 % fin juin, de 1 à 2 % fin septembre et de 1 % fin octobre.',
  limits:
    'Calculée d’après les mois de {{before}} et la tendance de {{year}}. Environ huit années sur dix se terminent dans cette fourchette, qui ne prévoit ni fuite, ni travaux, ni fermeture à venir.',
  none: {
    late: 'Pas de prévision en décembre : le volume de l’année est presque connu.',
    short: 'Pas encore de prévision : il faut au moins 13 mois de relevés complets.',
    gap: 'Pas de prévision : il manque les relevés d’un mois de {{before}}, qui serait à prévoir.',
    thin: 'Pas encore de prévision : les relevés complets de {{year}} sont trop peu nombreux, ou portent sur trop peu de consommation.',
    silent: 'Pas de prévision : les relevés des deux derniers mois sont incomplets.',
    stopped: 'Pas de prévision : la consommation semble arrêtée depuis le dernier mois complet.',
  },
};

export const t = translator(forecastWords);
