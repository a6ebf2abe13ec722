import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'issoline',
  name: 'Sources d’Issoline',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.sources-issoline.example/',
  emergencyPhone: '0261916251',
  servicePhone: '0261914751',
  logo,
  hue: 180,
} satisfies BrandEntry;
