import { failedTo, output } from '../export-file/exportFile.state.ts';
import { exportSetup, remaining } from './export.setup.ts';

/** Asks for the measures of each meter, and says where they lead. */
export const fetching = exportSetup.createStateConfig({
  description: 'Le portail demande les mesures de chaque compteur, quatre à la fois',
  tags: 'busy',
  invoke: {
    id: 'fetchMeasures',
    src: 'fetchMeasures',
    input: ({ context }) => remaining(context),
    onDone: [
      {
        guard: { type: 'isNothingMeasured', params: output },
        target: 'choosing.nothingMeasured',
        description: 'Il n’y a aucune mesure sur cette période',
      },
      {
        guard: { type: 'areAllHere', params: output },
        target: 'writing',
        actions: { type: 'rememberFetched', params: output },
        description: 'Toutes les mesures sont là',
      },
      {
        guard: { type: 'isRefused', params: output },
        target: 'choosing.refused',
        actions: { type: 'rememberRefusal', params: output },
        description: 'La demande est refusée',
      },
      {
        guard: { type: 'isNoneHere', params: output },
        target: 'failed',
        actions: { type: 'rememberFetched', params: output },
        description: 'Aucune mesure n’est venue',
      },
      {
        target: 'incomplete',
        actions: { type: 'rememberFetched', params: output },
        description: 'Les mesures de certains compteurs manquent',
      },
    ],
    onError: { ...failedTo('failed'), description: 'Les mesures n’ont pas pu être demandées' },
  },
  on: {
    cancelled: {
      target: 'choosing',
      description: 'L’utilisateur arrête la demande : ce qui est en cours s’arrête, le choix reste',
    },
  },
});
