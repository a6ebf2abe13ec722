import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Régie des eaux de la Combenoire',
  tsmePart: 'Professionnels et collectivités',
  emergencyPhone: '0536495544',
  servicePhone: '0536494044',
  logo,
  hue: 270,
  colours: {
    light: { brand: '#33384a', brandStrong: '#262a3a', focus: '#4a5170' },
    dark: { brand: '#b9c0d8', brandStrong: '#d3d8e8' },
  },
  publisher: {
    legalName: 'Régie des eaux de la Combenoire',
    legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
    address: '12 route du Barrage, 05999 Combenoire',
    register: 'SIRET 900 005 001 00019',
    phone: '05 36 49 05 44',
    director: 'Sophie Aldebert, direction de la régie',
    host: 'clairval',
  },
} satisfies BrandEntry;
