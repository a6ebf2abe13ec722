import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de Miralune',
  tsmePart: 'Espace entreprises',
  emergencyPhone: '0199006655',
  servicePhone: '0199005155',
  logo,
  hue: 275,
  publisher: {
    legalName: 'Société des eaux de Miralune',
    legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
    address: '17 quai de Miralune, 64999 Miralune',
    register: 'RCS Miralune 900 016 001',
    phone: '01 99 00 16 55',
    director: 'Marc Fontanel, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
