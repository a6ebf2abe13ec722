import type { Criterion } from '../paths/paths.ts';

/** What each criterion asks of paths, in French. */
export const criteriaWords: Readonly<Record<Criterion, string>> = {
  states: 'passer par chaque état',
  transitions: 'faire chaque pas qui n’est pas refusé',
  'branches+refused': 'prendre chaque branche de la machine, et tenter ce que chaque état refuse',
  everything: 'de plus chaque départ, cas et réponse, chaque refus dans chaque situation, chaque effet',
  pairs: 'enchaîner chaque branche à chacune de celles qui peuvent la suivre',
  simple: 'aller au bout sans repasser par une situation',
  random: 'aller au hasard, par les mêmes chemins à chaque fois',
};
