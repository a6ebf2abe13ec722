import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'miralune',
  name: 'Eaux de Miralune',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.eaux-miralune.example/',
  logo,
  hue: 275,
} satisfies BrandEntry;
