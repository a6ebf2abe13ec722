import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'brevance',
  name: 'Sources de la Brévance',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.sources-brevance.example/',
  emergencyPhone: '0261915241',
  servicePhone: '0261913741',
  logo,
  hue: 235,
} satisfies BrandEntry;
