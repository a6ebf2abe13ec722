import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'estrelle',
  name: 'Eaux de l’Estrelle',
  tsmePart: 'Version pro',
  consumerSite: 'https://www.eaux-estrelle.example/',
  emergencyPhone: '0261915746',
  servicePhone: '0261914246',
  logo,
  hue: 255,
  colours: {
    light: { brand: '#0a4fc4', brandStrong: '#083c96', accent: '#f2a900' },
    dark: { brand: '#8ab6ff', accent: '#ffc247' },
  },
} satisfies BrandEntry;
