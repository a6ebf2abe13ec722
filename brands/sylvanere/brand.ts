import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'sylvanere',
  name: 'Syndicat des eaux de Sylvanère',
  tsmePart: 'Espace gestionnaire',
  consumerSite: 'https://www.eaux-sylvanere.example/',
  emergencyPhone: '0353017362',
  servicePhone: '0353015862',
  logo,
  hue: 130,
} satisfies BrandEntry;
