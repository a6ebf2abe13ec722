import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de l’Yvrance',
  legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
  address: '20 quai de l’Yvrance, 14999 Yvrance',
  register: 'RCS Yvrance 900 029 001',
  phone: '04 65 71 29 68',
  email: 'contact@eaux-yvrance.example',
  dpoEmail: 'donnees-personnelles@eaux-yvrance.example',
  director: 'Anne Ribeyrol, direction générale',
  host: 'clairval',
} satisfies Publisher;
