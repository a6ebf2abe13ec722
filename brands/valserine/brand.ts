import type { Brand } from '../brand.ts';
import { paletteOf } from '../palette.ts';
import favicon from './favicon.svg';
import logo from './logo.svg';

export default {
  code: 'valserine',
  name: 'Régie de la Valserine',
  title: 'Régie de la Valserine – Espace pro',
  tsmePart: 'Espace pro',
  consumerSite: 'https://www.regie-valserine.example/',
  logo,
  favicon,
  palette: paletteOf(285),
} satisfies Brand;
