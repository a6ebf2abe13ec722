import { translator } from '../translator.ts';

export const t = translator({
  title: 'Documents joints à la facture {{numeroFacture}}',
  list: 'Documents joints',
  unnamed: 'Document sans nom',
  closed: 'Ce document ne peut pas être téléchargé.',
  empty: 'Aucun document n’est joint à cette facture.',
});
