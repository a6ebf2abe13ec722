import type { BrandEntry } from '../brand.ts';
import favicon from './favicon.svg';
import logo from './logo.svg';

export default {
  name: 'Eaux du Ponant',
  tsmePart: 'Espace professionnel',
  emergencyPhone: '0536497059',
  servicePhone: '0536495559',
  paymentSite: 'https://paiement.eaux-du-ponant.example/',
  transferAccount: {
    name: 'Société des eaux du Ponant',
    iban: 'FR7630006000011234567890189',
    bic: 'PONTFRP0',
  },
  logo,
  favicon,
  hue: 220,
  colours: {
    light: {
      ink: '#10242f',
      inkSoft: '#4a5f6b',
      line: '#dde5ea',
      canvas: '#f4f7f9',
      brand: '#0a6380',
      brandStrong: '#084e65',
      brandSoft: '#e3f1f5',
      accent: '#e8743b',
    },
    dark: {
      ink: '#e8f0f4',
      canvas: '#0d1a21',
      paper: '#14252e',
      line: '#2a3d48',
      brand: '#5cc0de',
      onBrand: '#06222c',
      accent: '#f08a54',
    },
  },
  publisher: {
    legalName: 'Société des eaux du Ponant',
    legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
    address: '12 quai des Embruns, 29999 Port-Ponant',
    register: 'RCS Port-Ponant 900 020 001',
    phone: '05 36 49 20 59',
    director: 'Julien Castagnède, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
