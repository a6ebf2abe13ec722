import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Régie des eaux du Valdoré',
  tsmePart: 'Espace professionnel',
  emergencyPhone: '0199007665',
  servicePhone: '0199006165',
  logo,
  hue: 92,
  publisher: {
    legalName: 'Régie des eaux du Valdoré',
    legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
    address: '2 rue de l’Hôtel-de-Ville, 21999 Valdoré',
    register: 'SIRET 900 026 001 00019',
    phone: '01 99 00 26 65',
    director: 'Marc Fontanel, direction de la régie',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
