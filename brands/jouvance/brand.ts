import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'jouvance',
  name: 'Compagnie de la Jouvance',
  tsmePart: 'Clients professionnels',
  consumerSite: 'https://www.compagnie-jouvance.example/',
  emergencyPhone: '0353016352',
  servicePhone: '0353014852',
  logo,
  hue: 165,
} satisfies BrandEntry;
