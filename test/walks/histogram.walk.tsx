import { histogramModel } from '#machines/histogram/histogram.model.ts';
import { HistogramView } from '#src/flows/histogram/HistogramView.tsx';
import { defineWalk, sentByThePortal } from './defineWalk.ts';
import { histogramSigns } from './histogram.signs.ts';

export const histogramWalk = defineWalk(histogramModel, {
  mount: (actor) => <HistogramView actor={actor} />,
  events: {
    'mode.chosen': (screen, { mode }) => screen.press('radio', mode === 'daily' ? 'Par jour' : 'Par mois'),
    'period.turned': (screen, { step }) => screen.press('button', step < 0 ? /précédente?$/ : /suivante?$/),
    'slot.opened': {
      madeIn: ['shown'],
      gesture: (screen) => {
        const isTable = document.querySelector('table') !== null;
        screen.press(isTable ? 'button' : 'option', /^Août 2026/);
      },
    },
    'view.chosen': {
      madeIn: ['shown', 'loading'],
      gesture: (screen, { view }) =>
        screen.press('button', view === 'table' ? 'Voir en tableau' : 'Voir en graphique'),
    },
    'address.reached': sentByThePortal,
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: histogramSigns,
});
