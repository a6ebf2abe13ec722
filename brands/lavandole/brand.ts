import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Sources de Lavandole',
  tsmePart: 'Agence en ligne des professionnels',
  emergencyPhone: '0536496554',
  servicePhone: '0536495054',
  logo,
  hue: 300,
  publisher: {
    legalName: 'Société des sources de Lavandole',
    legalForm: 'société par actions simplifiée au capital de 800 000 €',
    address: '30 cours des Lavandes, 84999 Lavandole',
    register: 'RCS Lavandole 900 015 001',
    phone: '05 36 49 15 54',
    director: 'Sophie Aldebert, direction générale',
    host: 'clairval',
  },
} satisfies BrandEntry;
