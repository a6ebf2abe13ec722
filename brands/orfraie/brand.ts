import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de l’Orfraie',
  tsmePart: 'Espace professionnel',
  emergencyPhone: '0353016857',
  servicePhone: '0353015357',
  logo,
  hue: 60,
  publisher: {
    legalName: 'Société des eaux de l’Orfraie',
    legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
    address: '25 rue de l’Orfraie, 71999 Orfraie-le-Vieux',
    register: 'RCS Orfraie-le-Vieux 900 018 001',
    phone: '03 53 01 18 57',
    director: 'Karim Lachenal, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
