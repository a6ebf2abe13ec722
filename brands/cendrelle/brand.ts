import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'cendrelle',
  name: 'Syndicat intercommunal des eaux de la Cendrelle',
  tsmePart: 'Espace abonnés professionnels',
  consumerSite: 'https://www.siec-cendrelle.example/',
  emergencyPhone: '0465715443',
  servicePhone: '0465713943',
  logo,
  hue: 0,
} satisfies BrandEntry;
