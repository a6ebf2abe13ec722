import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'issoline',
  name: 'Sources d’Issoline',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.sources-issoline.example/',
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
    email: 'contact@sources-issoline.example',
    dpoEmail: 'donnees-personnelles@sources-issoline.example',
    director: 'Étienne Rougerie, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
