import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'brumaire',
  name: 'Compagnie des eaux de Brumaire',
  tsmePart: 'Clients professionnels',
  consumerSite: 'https://www.eaux-brumaire.example/',
  emergencyPhone: '0353015342',
  servicePhone: '0353013842',
  logo,
  hue: 315,
} satisfies BrandEntry;
