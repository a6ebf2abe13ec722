import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'galerne',
  name: 'Eaux de Galerne',
  tsmePart: 'Espace pro',
  consumerSite: 'https://www.eaux-galerne.example/',
  emergencyPhone: '0465715948',
  servicePhone: '0465714448',
  logo,
  hue: 245,
  colours: {
    light: { accent: '#d8352a' },
    dark: { accent: '#ff7a6b' },
  },
} satisfies BrandEntry;
