import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'valserine',
  name: 'Régie de la Valserine',
  tsmePart: 'Espace pro',
  consumerSite: 'https://www.regie-valserine.example/',
  emergencyPhone: '0261917766',
  servicePhone: '0261916266',
  logo,
  hue: 285,
} satisfies BrandEntry;
