import { criteriaWords } from '#src/kit/narration/criteria.ts';

/** The criteria explained, for the help of the commands that take one. */
export const criteriaHelp: string = [
  'Critères :',
  ...Object.entries(criteriaWords).map(([name, meaning]) => `  ${name.padEnd(16)}  ${meaning}`),
].join('\n');
