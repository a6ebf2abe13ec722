import { translator } from '../translator.ts';

const notFoundWords = {
  title: 'Cette page n’existe pas',
  text: 'L’adresse est peut-être incomplète, ou la page a changé de place.',
};

export const t = translator(notFoundWords);
