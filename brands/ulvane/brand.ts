import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'ulvane',
  name: 'Sources d’Ulvane',
  tsmePart: 'Clients professionnels',
  consumerSite: 'https://www.sources-ulvane.example/',
  emergencyPhone: '0536497564',
  servicePhone: '0536496064',
  logo,
  hue: 115,
} satisfies BrandEntry;
