import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Compagnie des eaux de Pierrelune',
  legalForm: 'société par actions simplifiée au capital de 800 000 €',
  address: '10 place de Pierrelune, 87999 Pierrelune',
  register: 'RCS Pierrelune 900 019 001',
  phone: '04 65 71 19 58',
  email: 'contact@eaux-pierrelune.example',
  dpoEmail: 'donnees-personnelles@eaux-pierrelune.example',
  director: 'Anne Ribeyrol, direction générale',
  host: 'clairval',
} satisfies Publisher;
