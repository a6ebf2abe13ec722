import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'tramontane',
  name: 'Eaux de Tramontane',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.eaux-tramontane.example/',
  logo,
  hue: 15,
} satisfies BrandEntry;
