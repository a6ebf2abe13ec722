import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Compagnie des eaux de Fontarel',
  tsmePart: 'Portail des entreprises',
  emergencyPhone: '0353015847',
  servicePhone: '0353014347',
  logo,
  hue: 208,
  publisher: {
    legalName: 'Compagnie des eaux de Fontarel',
    legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
    address: '5 allée des Fontaines, 12999 Fontarel',
    register: 'RCS Fontarel 900 008 001',
    phone: '03 53 01 08 47',
    director: 'Karim Lachenal, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
