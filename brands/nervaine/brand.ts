import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'nervaine',
  name: 'Syndicat des eaux de la Nervaine',
  tsmePart: 'Entreprises et collectivités',
  consumerSite: 'https://www.syndicat-nervaine.example/',
  emergencyPhone: '0261916756',
  servicePhone: '0261915256',
  logo,
  hue: 225,
} satisfies BrandEntry;
