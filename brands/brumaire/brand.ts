import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Compagnie des eaux de Brumaire',
  tsmePart: 'Clients professionnels',
  emergencyPhone: '0353015342',
  servicePhone: '0353013842',
  logo,
  hue: 315,
  publisher: {
    legalName: 'Compagnie des eaux de Brumaire',
    legalForm: 'société par actions simplifiée au capital de 800 000 €',
    address: '7 quai Brumaire, 76999 Port-Brumaire',
    register: 'RCS Port-Brumaire 900 003 001',
    phone: '03 53 01 03 42',
    director: 'Nadia Belhomme, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
