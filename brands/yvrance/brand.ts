import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'yvrance',
  name: 'Eaux de l’Yvrance',
  tsmePart: 'Professionnels',
  consumerSite: 'https://www.eaux-yvrance.example/',
  emergencyPhone: '0465717968',
  servicePhone: '0465716468',
  logo,
  hue: 213,
  colours: {
    light: { brand: '#00528f', brandStrong: '#003f6e', accent: '#2f9e44' },
    dark: { brand: '#78bdf2', accent: '#69cf7c' },
  },
} satisfies BrandEntry;
