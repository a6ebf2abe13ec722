import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'garrigue',
  name: 'Sources de la Garrigue',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.sources-garrigue.example/',
  emergencyPhone: '0536496049',
  servicePhone: '0536494549',
  logo,
  hue: 150,
} satisfies BrandEntry;
