import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'hautebrume',
  name: 'Régie des eaux de Hautebrume',
  tsmePart: 'Espace professionnel',
  consumerSite: 'https://www.regie-hautebrume.example/',
  emergencyPhone: '0199006150',
  servicePhone: '0199004650',
  logo,
  hue: 230,
  colours: {
    light: { brand: '#475a66', brandStrong: '#37474f', focus: '#4f6674' },
    dark: { brand: '#a9c0cc', brandStrong: '#c4d5de' },
  },
} satisfies BrandEntry;
