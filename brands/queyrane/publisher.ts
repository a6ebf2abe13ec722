import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de la Queyrane',
  legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
  address: '3 montée de l’Adoux, 05999 Queyrane',
  register: 'RCS Queyrane 900 021 001',
  phone: '01 99 00 21 60',
  email: 'contact@eaux-queyrane.example',
  dpoEmail: 'donnees-personnelles@eaux-queyrane.example',
  director: 'Claire Montfaucon, direction générale',
  host: 'clairval',
} satisfies Publisher;
