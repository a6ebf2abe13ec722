import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Régie des eaux de Rivanelle',
  legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
  address: '14 rue du Pont-Vieux, 31999 Rivanelle',
  register: 'Siret 900 022 001 00019',
  phone: '02 61 91 22 61',
  email: 'contact@regie-rivanelle.example',
  dpoEmail: 'donnees-personnelles@regie-rivanelle.example',
  director: 'Étienne Rougerie, direction de la régie',
  host: 'rochebrune',
} satisfies Publisher;
