import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société Fil de fer',
  legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
  address: '1 rue de l’Exemple, 00000 Exemple',
  register: 'RCS Exemple 900 028 001',
  phone: '03 53 01 28 67',
  email: 'contact@fil-de-fer.test',
  dpoEmail: 'donnees-personnelles@fil-de-fer.test',
  director: 'Karim Lachenal, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
