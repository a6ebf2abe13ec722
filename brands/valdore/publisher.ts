import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Régie des eaux du Valdoré',
  legalForm: 'régie dotée de la personnalité morale et de l’autonomie financière',
  address: '2 rue de l’Hôtel-de-Ville, 21999 Valdoré',
  register: 'Siret 900 026 001 00019',
  phone: '01 99 00 26 65',
  email: 'contact@regie-valdore.example',
  dpoEmail: 'donnees-personnelles@regie-valdore.example',
  director: 'Marc Fontanel, direction de la régie',
  host: 'rochebrune',
} satisfies Publisher;
