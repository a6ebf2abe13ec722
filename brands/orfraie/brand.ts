import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'orfraie',
  name: 'Eaux de l’Orfraie',
  tsmePart: 'Espace professionnel',
  consumerSite: 'https://www.eaux-orfraie.example/',
  emergencyPhone: '0353016857',
  servicePhone: '0353015357',
  logo,
  hue: 60,
} satisfies BrandEntry;
