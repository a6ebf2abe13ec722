import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'tramontane',
  name: 'Eaux de Tramontane',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.eaux-tramontane.example/',
  emergencyPhone: '0465717463',
  servicePhone: '0465715963',
  logo,
  hue: 15,
} satisfies BrandEntry;
