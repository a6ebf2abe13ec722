import { translator } from '../translator.ts';

/** Conditions that are met as one types. */
const checklistWords = {
  met: '(condition remplie) ;',
  unmet: '(condition à remplir) ;',
  count: 'Conditions remplies : {{met}} sur {{total}}',
};

export const t = translator(checklistWords);
