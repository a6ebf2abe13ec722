import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'dorvanel',
  name: 'Syndicat des eaux du Dorvanel',
  tsmePart: 'Espace gestionnaire',
  consumerSite: 'https://www.eaux-dorvanel.example/',
  emergencyPhone: '0199005645',
  servicePhone: '0199004145',
  logo,
  hue: 75,
} satisfies BrandEntry;
