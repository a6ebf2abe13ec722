import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'zephyrine',
  name: 'Sources de la Zéphyrine',
  tsmePart: 'Espace pro',
  consumerSite: 'https://www.sources-zephyrine.example/',
  emergencyPhone: '0536498069',
  servicePhone: '0536496569',
  logo,
  hue: 340,
} satisfies BrandEntry;
