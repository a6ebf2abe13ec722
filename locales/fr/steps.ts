import { translator } from '../translator.ts';

/** Where one is in several steps. */
const stepsWords = {
  position: 'Étape {{position}} sur {{total}}',
  next: 'Étape suivante : {{name}}',
};

export const t = translator(stepsWords);
