import type { Criterion } from '#machines/kit/paths.ts';

/** What each criterion asks of paths, in French. */
const said: Readonly<Record<Criterion, string>> = {
  states: 'passer par chaque état',
  transitions: 'faire chaque pas qui n’est pas refusé',
  'branches+refused': 'prendre chaque branche de la machine, et tenter ce que chaque état refuse',
  everything: 'de plus chaque départ, cas et réponse, chaque refus dans chaque situation, chaque effet',
  pairs: 'enchaîner chaque branche à chacune de celles qui peuvent la suivre',
  simple: 'aller au bout sans repasser par une situation',
  random: 'aller au hasard, le même à chaque fois pour un même --seed',
};

/** The criteria explained, for the help of the commands that take one. */
export const criteriaHelp: string = [
  'Critères :',
  ...Object.entries(said).map(([name, meaning]) => `  ${name.padEnd(16)}  ${meaning}`),
].join('\n');
