import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'combenoire',
  name: 'Régie des eaux de la Combenoire',
  tsmePart: 'Professionnels et collectivités',
  consumerSite: 'https://www.regie-combenoire.example/',
  emergencyPhone: '0536495544',
  servicePhone: '0536494044',
  logo,
  hue: 270,
  colours: {
    light: { brand: '#33384a', brandStrong: '#262a3a', focus: '#4a5170' },
    dark: { brand: '#b9c0d8', brandStrong: '#d3d8e8' },
  },
} satisfies BrandEntry;
