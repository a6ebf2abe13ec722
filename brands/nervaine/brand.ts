import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Syndicat des eaux de la Nervaine',
  tsmePart: 'Entreprises et collectivités',
  emergencyPhone: '0261916756',
  servicePhone: '0261915256',
  logo,
  hue: 225,
  publisher: {
    legalName: 'Syndicat des eaux de la Nervaine',
    legalForm: 'établissement public de coopération intercommunale',
    address: '4 rue des Moulins, 62999 Nervaine',
    register: 'SIRET 900 017 001 00019',
    phone: '02 61 91 17 56',
    director: 'Hélène Vasseur, présidence du syndicat',
    host: 'clairval',
  },
} satisfies BrandEntry;
