import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'rivanelle',
  name: 'Régie des eaux de Rivanelle',
  tsmePart: 'Portail des professionnels',
  consumerSite: 'https://www.regie-rivanelle.example/',
  emergencyPhone: '0261917261',
  servicePhone: '0261915761',
  logo,
  hue: 190,
  colours: {
    light: { accent: '#c2185b' },
    dark: { accent: '#ff7fab' },
  },
} satisfies BrandEntry;
