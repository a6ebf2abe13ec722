import { translator } from '../translator.ts';

export const visualiserScreenWords = {
  title: 'Écran du parcours',
  loading: 'L’écran arrive…',
  nothing: 'Rien ne s’affiche à l’écran à ce moment.',
  ended: 'Le parcours est fini.',
  link: 'Dans le portail, ce lien mène à {{where}}',
};

export const t = translator(visualiserScreenWords);
