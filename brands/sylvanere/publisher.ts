import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Syndicat des eaux de Sylvanère',
  legalForm: 'établissement public de coopération intercommunale',
  address: '1 chemin de la Forêt, 25999 Sylvanère',
  register: 'Siret 900 023 001 00019',
  phone: '03 53 01 23 62',
  email: 'contact@eaux-sylvanere.example',
  dpoEmail: 'donnees-personnelles@eaux-sylvanere.example',
  director: 'Nadia Belhomme, présidence du syndicat',
  host: 'clairval',
} satisfies Publisher;
