import { histogramModel } from '#machines/histogram/histogram.model.ts';
import { histogramMount } from '#src/flows/histogram/histogram.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { choose } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { histogramExpectations } from './histogram.expectations.ts';

testWalk(histogramModel, {
  mount: histogramMount,
  events: {
    'mode.chosen': (screen, { mode }) => screen.press('radio', mode === 'daily' ? 'Par jour' : 'Par mois'),
    'period.turned': (screen, { step }) => screen.press('button', step < 0 ? /précédente?$/ : /suivante?$/),
    'period.chosen': (screen, { name }) => choose(screen, 'Période affichée', name),
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
  expectations: histogramExpectations,
});
