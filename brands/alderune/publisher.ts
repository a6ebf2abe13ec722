import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux d’Alderune',
  legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
  address: '3 place du Lavoir, 73999 Alderune',
  register: 'RCS Alderune 900 001 001',
  phone: '01 99 00 01 40',
  email: 'contact@eaux-alderune.example',
  dpoEmail: 'donnees-personnelles@eaux-alderune.example',
  director: 'Claire Montfaucon, direction générale',
  host: 'clairval',
} satisfies Publisher;
