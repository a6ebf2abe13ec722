import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Sources d’Ulvane',
  tsmePart: 'Clients professionnels',
  emergencyPhone: '0536497564',
  servicePhone: '0536496064',
  logo,
  hue: 115,
  publisher: {
    legalName: 'Société des sources d’Ulvane',
    legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
    address: '9 rue du Bief, 45999 Ulvane',
    register: 'RCS Ulvane 900 025 001',
    phone: '05 36 49 25 64',
    director: 'Sophie Aldebert, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
