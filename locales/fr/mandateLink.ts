import { translator } from '../translator.ts';

export const t = translator({
  word: 'Saisir un mandat de prélèvement',
  ofContract: 'Saisir un mandat de prélèvement pour le contrat {{contract}}',
});
