import { technicalFailure } from '#src/domain/failure.ts';

export const exportFileWords = {
  events: { retried: 'l’utilisateur essaie de nouveau', cancelled: 'l’utilisateur annule' },
  ports: { saveFile: 'l’enregistrement du fichier' },
  actions: {
    rememberFile: 'le fichier est gardé, le temps de l’enregistrer',
    rememberFailure: 'le message de l’échec est gardé, et affiché',
  },
};

export const lastingExportWords = {
  events: {
    'save.repeated': 'le fichier est enregistré de nouveau',
    'connection.restored': 'la connexion est revenue',
  },
  guards: {
    isInterrupted: 'l’export reprend ce que la fin de la session a interrompu',
    isUnreached: 'ce qui manque n’a pas eu de réponse',
  },
  actions: {
    rememberConnection: 'le retour de la connexion est noté, et affiché',
  },
};

export const saveFileOutcomes = {
  done: { 'fichier enregistré': undefined },
  failed: { 'enregistrement impossible': technicalFailure('Le navigateur refuse le fichier.') },
};
