import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Société des eaux de Tramontane',
  legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
  address: '33 avenue du Canal, 66999 Tramontane',
  register: 'RCS Tramontane 900 024 001',
  phone: '04 65 71 24 63',
  email: 'contact@eaux-tramontane.example',
  dpoEmail: 'donnees-personnelles@eaux-tramontane.example',
  director: 'Paul Kerdoncuff, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
