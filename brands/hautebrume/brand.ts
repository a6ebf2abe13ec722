import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Régie des eaux de Hautebrume',
  tsmePart: 'Espace professionnel',
  emergencyPhone: '0199006150',
  servicePhone: '0199004650',
  logo,
  hue: 230,
  colours: {
    light: { brand: '#475a66', brandStrong: '#37474f', focus: '#4f6674' },
    dark: { brand: '#a9c0cc', brandStrong: '#c4d5de' },
  },
  publisher: {
    legalName: 'Régie des eaux de Hautebrume',
    legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
    address: '2 place du Marché, 88999 Hautebrume',
    register: 'SIRET 900 011 001 00019',
    phone: '01 99 00 11 50',
    director: 'Claire Montfaucon, direction de la régie',
    host: 'clairval',
  },
} satisfies BrandEntry;
