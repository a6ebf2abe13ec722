import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

/** Ugly brand for developers. A colour on a screen other than yellow and purple is hard-coded. */
export default {
  name: 'Fil de fer',
  tsmePart: 'Maquette',
  consumerSite: 'https://fil-de-fer.test/',
  emergencyPhone: '0353017867',
  servicePhone: '0353016367',
  logo,
  hue: 328,
  colours: {
    light: {
      canvas: '#ffffe0',
      paper: '#fffbb8',
      brandSoft: '#ffd9fb',
      line: '#000000',
      lineStrong: '#000000',
    },
    dark: {
      canvas: '#001a00',
      paper: '#002e00',
      brandSoft: '#004d00',
      line: '#00ff00',
      lineStrong: '#00ff00',
    },
  },
  publisher: {
    legalName: 'Société Fil de fer',
    legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
    address: '1 rue de l’Exemple, 00000 Exemple',
    register: 'RCS Exemple 900 028 001',
    phone: '03 53 01 28 67',
    email: 'contact@fil-de-fer.test',
    dpoEmail: 'donnees-personnelles@fil-de-fer.test',
    director: 'Karim Lachenal, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
