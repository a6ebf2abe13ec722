import { translator } from '../translator.ts';

export const productNames = {
  switch: 'Coupure à distance et alerte fuite',
  fluids: 'Suivi de tous vos fluides',
  water: 'Transfert de vos données d’eau',
};

export const t = translator(productNames);
