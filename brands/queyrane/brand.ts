import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de la Queyrane',
  tsmePart: 'Espace pro',
  emergencyPhone: '0199007160',
  servicePhone: '0199005660',
  logo,
  hue: 28,
  publisher: {
    legalName: 'Société des eaux de la Queyrane',
    legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
    address: '3 montée de l’Adoux, 05999 Queyrane',
    register: 'RCS Queyrane 900 021 001',
    phone: '01 99 00 21 60',
    director: 'Claire Montfaucon, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
