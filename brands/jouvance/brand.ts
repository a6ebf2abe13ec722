import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Compagnie de la Jouvance',
  tsmePart: 'Clients professionnels',
  emergencyPhone: '0353016352',
  servicePhone: '0353014852',
  logo,
  hue: 165,
  publisher: {
    legalName: 'Compagnie de la Jouvance',
    legalForm: 'société par actions simplifiée au capital de 1 500 000 €',
    address: '8 boulevard de la Jouvance, 03999 Jouvance-les-Bains',
    register: 'RCS Jouvance-les-Bains 900 013 001',
    phone: '03 53 01 13 52',
    director: 'Nadia Belhomme, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
