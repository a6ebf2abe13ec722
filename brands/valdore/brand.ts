import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'valdore',
  name: 'Régie des eaux du Valdoré',
  tsmePart: 'Espace professionnel',
  consumerSite: 'https://www.regie-valdore.example/',
  emergencyPhone: '0199007665',
  servicePhone: '0199006165',
  logo,
  hue: 92,
} satisfies BrandEntry;
