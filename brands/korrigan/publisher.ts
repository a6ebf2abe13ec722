import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux des Korrigans',
  legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
  address: '6 rue de la Fontaine, 29999 Ker-Korrigan',
  register: 'RCS Ker-Korrigan 900 014 001',
  phone: '04 65 71 14 53',
  email: 'contact@eaux-korrigans.example',
  dpoEmail: 'donnees-personnelles@eaux-korrigans.example',
  director: 'Paul Kerdoncuff, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
