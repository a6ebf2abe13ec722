import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'miralune',
  name: 'Eaux de Miralune',
  tsmePart: 'Espace entreprises',
  consumerSite: 'https://www.eaux-miralune.example/',
  emergencyPhone: '0199006655',
  servicePhone: '0199005155',
  logo,
  hue: 275,
} satisfies BrandEntry;
