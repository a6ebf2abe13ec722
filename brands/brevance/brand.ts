import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Sources de la Brévance',
  tsmePart: 'Espace entreprises',
  emergencyPhone: '0261915241',
  servicePhone: '0261913741',
  logo,
  hue: 235,
  publisher: {
    legalName: 'Société des sources de la Brévance',
    legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
    address: '18 rue des Sources, 52999 Saint-Aubin-sur-Brévance',
    register: 'RCS Saint-Aubin-sur-Brévance 900 002 001',
    phone: '02 61 91 02 41',
    director: 'Étienne Rougerie, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
