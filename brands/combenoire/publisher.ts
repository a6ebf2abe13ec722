import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Régie des eaux de la Combenoire',
  legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
  address: '12 route du Barrage, 05999 Combenoire',
  register: 'Siret 900 005 001 00019',
  phone: '05 36 49 05 44',
  email: 'contact@regie-combenoire.example',
  dpoEmail: 'donnees-personnelles@regie-combenoire.example',
  director: 'Sophie Aldebert, direction de la régie',
  host: 'clairval',
} satisfies Publisher;
