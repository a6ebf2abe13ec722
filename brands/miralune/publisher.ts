import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de Miralune',
  legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
  address: '17 quai de Miralune, 64999 Miralune',
  register: 'RCS Miralune 900 016 001',
  phone: '01 99 00 16 55',
  email: 'contact@eaux-miralune.example',
  dpoEmail: 'donnees-personnelles@eaux-miralune.example',
  director: 'Marc Fontanel, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
