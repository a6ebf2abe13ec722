import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Syndicat intercommunal des eaux de la Cendrelle',
  tsmePart: 'Espace abonnés professionnels',
  emergencyPhone: '0465715443',
  servicePhone: '0465713943',
  logo,
  hue: 0,
  publisher: {
    legalName: 'Syndicat intercommunal des eaux de la Cendrelle',
    legalForm: 'établissement public de coopération intercommunale',
    address: '1 place de la Mairie, 39999 Cendrelle-le-Bourg',
    register: 'SIRET 900 004 001 00019',
    phone: '04 65 71 04 43',
    director: 'Paul Kerdoncuff, présidence du syndicat',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
