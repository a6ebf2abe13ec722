import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de l’Estrelle',
  legalForm: 'société par actions simplifiée au capital de 800 000 €',
  address: '22 avenue de l’Estrelle, 83999 Estrelle-sur-Mer',
  register: 'RCS Estrelle-sur-Mer 900 007 001',
  phone: '02 61 91 07 46',
  email: 'contact@eaux-estrelle.example',
  dpoEmail: 'donnees-personnelles@eaux-estrelle.example',
  director: 'Hélène Vasseur, direction générale',
  host: 'clairval',
} satisfies Publisher;
