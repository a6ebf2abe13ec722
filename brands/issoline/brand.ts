import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Sources d’Issoline',
  tsmePart: 'Espace entreprises',
  emergencyPhone: '0261916251',
  servicePhone: '0261914751',
  logo,
  hue: 180,
  publisher: {
    legalName: 'Société des sources d’Issoline',
    legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
    address: '11 rue de la Source, 63999 Issoline',
    register: 'RCS Issoline 900 012 001',
    phone: '02 61 91 12 51',
    director: 'Étienne Rougerie, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
