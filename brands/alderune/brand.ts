import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux d’Alderune',
  tsmePart: 'Espace professionnel',
  emergencyPhone: '0199005140',
  servicePhone: '0199003640',
  logo,
  hue: 195,
  publisher: {
    legalName: 'Société des eaux d’Alderune',
    legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
    address: '3 place du Lavoir, 73999 Alderune',
    register: 'RCS Alderune 900 001 001',
    phone: '01 99 00 01 40',
    director: 'Claire Montfaucon, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
