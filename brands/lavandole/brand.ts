import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'lavandole',
  name: 'Sources de Lavandole',
  tsmePart: 'Agence en ligne des professionnels',
  consumerSite: 'https://www.sources-lavandole.example/',
  emergencyPhone: '0536496554',
  servicePhone: '0536495054',
  logo,
  hue: 300,
} satisfies BrandEntry;
