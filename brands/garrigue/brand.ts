import type { Brand } from '../brand.ts';
import { paletteOf } from '../palette.ts';
import favicon from './favicon.svg';
import logo from './logo.svg';

export default {
  code: 'garrigue',
  name: 'Sources de la Garrigue',
  title: 'Sources de la Garrigue – Espace entreprises',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.sources-garrigue.example/',
  logo,
  favicon,
  palette: paletteOf(150),
} satisfies Brand;
