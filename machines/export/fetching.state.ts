import { cameTo, failedTo, output } from '../export-file/exportFile.state.ts';
import { exportSetup, type MeasuredMeters, remaining } from './export.setup.ts';

const { whole, none, partial } = cameTo<MeasuredMeters>();

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
      { ...whole('writing'), description: 'Toutes les mesures sont là' },
      {
        guard: { type: 'isRefused', params: output },
        target: 'choosing.refused',
        actions: { type: 'rememberRefusal', params: output },
        description: 'La demande est refusée',
      },
      { ...none('failed'), description: 'Aucune mesure n’est venue' },
      { ...partial('incomplete'), description: 'Les mesures de certains compteurs manquent' },
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
