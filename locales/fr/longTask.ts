import { translator } from '../translator.ts';

const longTaskWords = {
  progress: '{{done}} sur {{total}}',
  milestone: '{{percent}} %',
};

/** How far a long task is. */
export const t = translator(longTaskWords);
