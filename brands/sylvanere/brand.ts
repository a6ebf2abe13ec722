import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Syndicat des eaux de Sylvanère',
  tsmePart: 'Espace gestionnaire',
  emergencyPhone: '0353017362',
  servicePhone: '0353015862',
  logo,
  hue: 130,
  publisher: {
    legalName: 'Syndicat des eaux de Sylvanère',
    legalForm: 'établissement public de coopération intercommunale',
    address: '1 chemin de la Forêt, 25999 Sylvanère',
    register: 'SIRET 900 023 001 00019',
    phone: '03 53 01 23 62',
    director: 'Nadia Belhomme, présidence du syndicat',
    host: 'clairval',
  },
} satisfies BrandEntry;
