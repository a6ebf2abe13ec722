import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Syndicat des eaux du Dorvanel',
  legalForm: 'établissement public de coopération intercommunale',
  address: '9 rue du Château-d’Eau, 38999 Dorvanel',
  register: 'Siret 900 006 001 00019',
  phone: '01 99 00 06 45',
  email: 'contact@eaux-dorvanel.example',
  dpoEmail: 'donnees-personnelles@eaux-dorvanel.example',
  director: 'Marc Fontanel, présidence du syndicat',
  host: 'rochebrune',
} satisfies Publisher;
