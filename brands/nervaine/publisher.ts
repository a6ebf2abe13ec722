import type { Publisher } from '../publisher.ts';

export default {
  legalName: 'Syndicat des eaux de la Nervaine',
  legalForm: 'établissement public de coopération intercommunale',
  address: '4 rue des Moulins, 62999 Nervaine',
  register: 'Siret 900 017 001 00019',
  phone: '02 61 91 17 56',
  email: 'contact@syndicat-nervaine.example',
  dpoEmail: 'donnees-personnelles@syndicat-nervaine.example',
  director: 'Hélène Vasseur, présidence du syndicat',
  host: 'clairval',
} satisfies Publisher;
