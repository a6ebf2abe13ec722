import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de Tramontane',
  tsmePart: 'Espace entreprises',
  emergencyPhone: '0465717463',
  servicePhone: '0465715963',
  logo,
  hue: 15,
  publisher: {
    legalName: 'Société des eaux de Tramontane',
    legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
    address: '33 avenue du Canal, 66999 Tramontane',
    register: 'RCS Tramontane 900 024 001',
    phone: '04 65 71 24 63',
    director: 'Paul Kerdoncuff, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
