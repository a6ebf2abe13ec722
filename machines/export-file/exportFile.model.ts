import { technicalFailure } from '#src/domain/failure.ts';

export const saveFileOutcomes = {
  done: { 'fichier enregistré': undefined },
  failed: { 'enregistrement impossible': technicalFailure('Le navigateur refuse le fichier.') },
};
