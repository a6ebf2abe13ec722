import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Régie de la Valserine',
  tsmePart: 'Espace pro',
  emergencyPhone: '0261917766',
  servicePhone: '0261916266',
  logo,
  hue: 285,
  publisher: {
    legalName: 'Régie de la Valserine',
    legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
    address: '7 rue du Belvédère, 01999 Valserine-le-Haut',
    register: 'SIRET 900 027 001 00019',
    phone: '02 61 91 27 66',
    director: 'Hélène Vasseur, direction de la régie',
    host: 'clairval',
  },
} satisfies BrandEntry;
