import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: 'Sources de la Zéphyrine',
  tsmePart: 'Espace pro',
  emergencyPhone: '0536498069',
  servicePhone: '0536496569',
  logo,
  hue: 340,
  publisher: {
    legalName: 'Société des sources de la Zéphyrine',
    legalForm: 'société par actions simplifiée au capital de 2 400 000 €',
    address: '16 place des Alizés, 17999 Zéphyrine-les-Pins',
    register: 'RCS Zéphyrine-les-Pins 900 030 001',
    phone: '05 36 49 30 69',
    director: 'Julien Castagnède, direction générale',
    host: 'rochebrune',
  },
} satisfies BrandEntry;
