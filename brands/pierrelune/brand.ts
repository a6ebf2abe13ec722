import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  code: 'pierrelune',
  name: 'Compagnie des eaux de Pierrelune',
  tsmePart: 'Version professionnelle',
  consumerSite: 'https://www.eaux-pierrelune.example/',
  emergencyPhone: '0465716958',
  servicePhone: '0465715458',
  logo,
  hue: 45,
} satisfies BrandEntry;
