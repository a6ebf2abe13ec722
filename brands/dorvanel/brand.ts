import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Syndicat des eaux du Dorvanel',
  tsmePart: 'Espace gestionnaire',
  emergencyPhone: '0199005645',
  servicePhone: '0199004145',
  logo,
  hue: 75,
  publisher: {
    legalName: 'Syndicat des eaux du Dorvanel',
    legalForm: 'établissement public de coopération intercommunale',
    address: '9 rue du Château-d’Eau, 38999 Dorvanel',
    register: 'SIRET 900 006 001 00019',
    phone: '01 99 00 06 45',
    director: 'Marc Fontanel, présidence du syndicat',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
