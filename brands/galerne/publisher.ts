import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de Galerne',
  legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
  address: '40 rue du Port, 56999 Port-Galerne',
  register: 'RCS Port-Galerne 900 009 001',
  phone: '04 65 71 09 48',
  email: 'contact@eaux-galerne.example',
  dpoEmail: 'donnees-personnelles@eaux-galerne.example',
  director: 'Anne Ribeyrol, direction générale',
  host: 'clairval',
} satisfies Publisher;
