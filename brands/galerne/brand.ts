import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de Galerne',
  tsmePart: 'Espace pro',
  emergencyPhone: '0465715948',
  servicePhone: '0465714448',
  logo,
  hue: 245,
  colours: { light: { accent: '#d8352a' }, dark: { accent: '#ff7a6b' } },
  publisher: {
    legalName: 'Société des eaux de Galerne',
    legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
    address: '40 rue du Port, 56999 Port-Galerne',
    register: 'RCS Port-Galerne 900 009 001',
    phone: '04 65 71 09 48',
    director: 'Anne Ribeyrol, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
