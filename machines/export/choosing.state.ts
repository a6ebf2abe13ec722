import { saveRepeated, savingAgain, unsaved } from '../export-file/exportFile.state.ts';
import { exportSetup } from './export.setup.ts';

/** What is to be exported is chosen; what came of the last export is told there. */
export const choosing = exportSetup.createStateConfig({
  description: 'L’utilisateur choisit une période, un format et des compteurs',
  initial: 'ready',
  on: {
    'form.submitted': {
      guard: { type: 'isWellFormed', params: ({ event }) => event.values },
      target: 'fetching',
      actions: { type: 'askExport', params: ({ event }) => event.values },
      description: 'L’export est demandé',
    },
    closed: { target: 'closed', description: 'La fenêtre est fermée' },
  },
  states: {
    ready: { description: 'Le formulaire est affiché, avec le dernier choix' },
    nothingMeasured: { description: 'Le formulaire dit que la période est vide' },
    refused: { description: 'Le formulaire dit pourquoi la demande est refusée' },
    saved: {
      description: 'Le fichier est enregistré : le formulaire le dit, et peut servir de nouveau',
      tags: 'ended',
      on: { 'save.repeated': saveRepeated },
    },
    savingAgain,
    unsaved: { ...unsaved, on: { 'save.repeated': saveRepeated } },
  },
});
