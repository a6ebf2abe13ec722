import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Eaux de l’Estrelle',
  tsmePart: 'Version pro',
  emergencyPhone: '0261915746',
  servicePhone: '0261914246',
  logo,
  hue: 255,
  colours: {
    light: { brand: '#0a4fc4', brandStrong: '#083c96', accent: '#f2a900' },
    dark: { brand: '#8ab6ff', accent: '#ffc247' },
  },
  publisher: {
    legalName: 'Société des eaux de l’Estrelle',
    legalForm: 'société par actions simplifiée au capital de 800 000 €',
    address: '22 avenue de l’Estrelle, 83999 Estrelle-sur-Mer',
    register: 'RCS Estrelle-sur-Mer 900 007 001',
    phone: '02 61 91 07 46',
    director: 'Hélène Vasseur, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
