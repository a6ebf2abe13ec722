import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Compagnie des eaux de Fontarel',
  legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
  address: '5 allée des Fontaines, 12999 Fontarel',
  register: 'RCS Fontarel 900 008 001',
  phone: '03 53 01 08 47',
  email: 'contact@compagnie-fontarel.example',
  dpoEmail: 'donnees-personnelles@compagnie-fontarel.example',
  director: 'Karim Lachenal, direction générale',
  host: 'rochebrune',
} satisfies Publisher;
