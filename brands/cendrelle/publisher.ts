import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Syndicat intercommunal des eaux de la Cendrelle',
  legalForm: 'établissement public de coopération intercommunale',
  address: '1 place de la Mairie, 39999 Cendrelle-le-Bourg',
  register: 'Siret 900 004 001 00019',
  phone: '04 65 71 04 43',
  email: 'contact@siec-cendrelle.example',
  dpoEmail: 'donnees-personnelles@siec-cendrelle.example',
  director: 'Paul Kerdoncuff, présidence du syndicat',
  host: 'rochebrune',
} satisfies Publisher;
