import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Régie des eaux de Rivanelle',
  tsmePart: 'Portail des professionnels',
  emergencyPhone: '0261917261',
  servicePhone: '0261915761',
  logo,
  hue: 190,
  colours: { light: { accent: '#c2185b' }, dark: { accent: '#ff7fab' } },
  publisher: {
    legalName: 'Régie des eaux de Rivanelle',
    legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
    address: '14 rue du Pont-Vieux, 31999 Rivanelle',
    register: 'SIRET 900 022 001 00019',
    phone: '02 61 91 22 61',
    director: 'Étienne Rougerie, direction de la régie',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
