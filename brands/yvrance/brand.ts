import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de l’Yvrance',
  tsmePart: 'Professionnels',
  emergencyPhone: '0465717968',
  servicePhone: '0465716468',
  logo,
  hue: 213,
  colours: {
    light: { brand: '#00528f', brandStrong: '#003f6e', accent: '#2f9e44' },
    dark: { brand: '#78bdf2', accent: '#69cf7c' },
  },
  publisher: {
    legalName: 'Société des eaux de l’Yvrance',
    legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
    address: '20 quai de l’Yvrance, 14999 Yvrance',
    register: 'RCS Yvrance 900 029 001',
    phone: '04 65 71 29 68',
    director: 'Anne Ribeyrol, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
