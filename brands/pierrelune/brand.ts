import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Compagnie des eaux de Pierrelune',
  tsmePart: 'Version professionnelle',
  emergencyPhone: '0465716958',
  servicePhone: '0465715458',
  logo,
  hue: 45,
  publisher: {
    legalName: 'Compagnie des eaux de Pierrelune',
    legalForm: 'société par actions simplifiée au capital de 800 000 €',
    address: '10 place de Pierrelune, 87999 Pierrelune',
    register: 'RCS Pierrelune 900 019 001',
    phone: '04 65 71 19 58',
    director: 'Anne Ribeyrol, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
