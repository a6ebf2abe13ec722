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
  publisher: {
    legalName: 'Compagnie des eaux de Pierrelune',
    legalForm: 'société par actions simplifiée au capital de 800 000 €',
    address: '10 place de Pierrelune, 87999 Pierrelune',
    register: 'RCS Pierrelune 900 019 001',
    phone: '04 65 71 19 58',
    email: 'contact@eaux-pierrelune.example',
    dpoEmail: 'donnees-personnelles@eaux-pierrelune.example',
    director: 'Anne Ribeyrol, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
