import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'issoline',
  name: 'Sources d’Issoline',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.sources-issoline.example/',
  logo,
  hue: 180,
} satisfies BrandEntry;
