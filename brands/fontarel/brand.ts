import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'fontarel',
  name: 'Compagnie des eaux de Fontarel',
  tsmePart: 'Portail des entreprises',
  consumerSite: 'https://www.compagnie-fontarel.example/',
  emergencyPhone: '0353015847',
  servicePhone: '0353014347',
  logo,
  hue: 208,
} satisfies BrandEntry;
