import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Sources de la Garrigue',
  tsmePart: 'Espace entreprises',
  emergencyPhone: '0536496049',
  servicePhone: '0536494549',
  paymentSite: 'https://reglement.sources-garrigue.example/factures',
  logo,
  hue: 150,
  publisher: {
    legalName: 'Société des sources de la Garrigue',
    legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
    address: '15 chemin des Oliviers, 34999 Saint-Jean-de-Garrigue',
    register: 'RCS Saint-Jean-de-Garrigue 900 010 001',
    phone: '05 36 49 10 49',
    director: 'Julien Castagnède, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
