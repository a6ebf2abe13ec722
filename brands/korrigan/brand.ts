import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'korrigan',
  name: 'Eaux des Korrigans',
  tsmePart: 'Espace pro',
  consumerSite: 'https://www.eaux-korrigans.example/',
  emergencyPhone: '0465716453',
  servicePhone: '0465714953',
  logo,
  hue: 140,
} satisfies BrandEntry;
