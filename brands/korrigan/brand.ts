import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux des Korrigans',
  tsmePart: 'Espace pro',
  emergencyPhone: '0465716453',
  servicePhone: '0465714953',
  logo,
  hue: 140,
  publisher: {
    legalName: 'Société des eaux des Korrigans',
    legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
    address: '6 rue de la Fontaine, 29999 Ker-Korrigan',
    register: 'RCS Ker-Korrigan 900 014 001',
    phone: '04 65 71 14 53',
    director: 'Paul Kerdoncuff, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
