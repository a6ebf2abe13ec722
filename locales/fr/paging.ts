import { translator } from '../translator.ts';

const pagingWords = {
  list: {
    shown: '{{shown}} sur {{total}}',
    printed:
      'Cette impression contient {{shown}} sur {{total}} : pour imprimer la suite, affichez-la d’abord.',
    added: '{{added}} de plus, ',
  },
  pages: {
    label: 'Pages',
    of: 'Pages : {{label}}',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{page}}',
    jump: 'Aller à la page (1 à {{pageCount}})',
    go: 'Aller',
  },
};

export const t = translator(pagingWords);
