import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des sources de la Garrigue',
  legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
  address: '15 chemin des Oliviers, 34999 Saint-Jean-de-Garrigue',
  register: 'RCS Saint-Jean-de-Garrigue 900 010 001',
  phone: '05 36 49 10 49',
  email: 'contact@sources-garrigue.example',
  dpoEmail: 'donnees-personnelles@sources-garrigue.example',
  director: 'Julien Castagnède, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
