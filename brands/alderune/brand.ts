import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'alderune',
  name: 'Eaux d’Alderune',
  tsmePart: 'Espace professionnel',
  consumerSite: 'https://www.eaux-alderune.example/',
  emergencyPhone: '0199005140',
  servicePhone: '0199003640',
  logo,
  hue: 195,
} satisfies BrandEntry;
