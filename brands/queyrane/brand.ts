import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'queyrane',
  name: 'Eaux de la Queyrane',
  tsmePart: 'Espace pro',
  consumerSite: 'https://www.eaux-queyrane.example/',
  emergencyPhone: '0199007160',
  servicePhone: '0199005660',
  logo,
  hue: 28,
} satisfies BrandEntry;
