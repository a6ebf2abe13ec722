import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Régie des eaux de Hautebrume',
  legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
  address: '2 place du Marché, 88999 Hautebrume',
  register: 'Siret 900 011 001 00019',
  phone: '01 99 00 11 50',
  email: 'contact@regie-hautebrume.example',
  dpoEmail: 'donnees-personnelles@regie-hautebrume.example',
  director: 'Claire Montfaucon, direction de la régie',
  host: 'clairval',
} satisfies Publisher;
