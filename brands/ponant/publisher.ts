import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux du Ponant',
  legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
  address: '12 quai des Embruns, 29999 Port-Ponant',
  register: 'RCS Port-Ponant 900 020 001',
  phone: '05 36 49 20 59',
  email: 'contact@eaux-du-ponant.example',
  dpoEmail: 'donnees-personnelles@eaux-du-ponant.example',
  director: 'Julien Castagnède, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
