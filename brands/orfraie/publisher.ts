import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de l’Orfraie',
  legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
  address: '25 rue de l’Orfraie, 71999 Orfraie-le-Vieux',
  register: 'RCS Orfraie-le-Vieux 900 018 001',
  phone: '03 53 01 18 57',
  email: 'contact@eaux-orfraie.example',
  dpoEmail: 'donnees-personnelles@eaux-orfraie.example',
  director: 'Karim Lachenal, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
