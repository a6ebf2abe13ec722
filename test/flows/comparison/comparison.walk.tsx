import { t } from '#locales/fr/comparison.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { comparisonModel } from '#machines/comparison/comparison.model.ts';
import { meterKey } from '#src/domain/consumption/meter.ts';
import { makeMeters } from '#src/domain/fixtures/consumption.ts';
import { comparisonMount } from '#src/flows/comparison/comparison.mount.tsx';
import { controlsNamed } from '#src/visualiser/screen/playScreen.ts';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { choose } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { comparisonExpectations } from './comparison.expectations.ts';
import '#src/flows/comparison/chart/ComparisonChart.tsx';

const numbers = new Map(makeMeters(5).map((meter) => [meterKey(meter), meter.matriculeCompteur]));

testWalk(comparisonModel, {
  mount: comparisonMount,
  events: {
    'address.reached': sentByThePortal,
    'form.submitted': (screen, { values: { compteurs } }) => {
      for (const box of controlsNamed(document, 'compteurs')) {
        const isWanted = [compteurs ?? []].flat().includes(box.value);
        if (box instanceof HTMLInputElement && box.checked !== isWanted)
          screen.press('checkbox', numbers.get(box.value) ?? '');
      }
      screen.press('button', t('submit'));
    },
    'choice.reopened': {
      madeIn: ['reading', 'interrupted', 'choosing.ready', 'choosing.saved'],
      gesture: (screen) => screen.press('button', /^(Annuler|Changer de compteurs)$/),
    },
    'mode.chosen': {
      madeIn: ['choosing.ready', 'choosing.saved'],
      gesture: (screen, { mode }) => screen.press('radio', mode === 'daily' ? 'Par jour' : 'Par mois'),
    },
    'period.turned': (screen, { step }) => screen.press('button', step < 0 ? /précédente?$/ : /suivante?$/),
    'period.chosen': (screen, { name }) => choose(screen, 'Période affichée', name),
    'file.requested': (screen, { format }) => screen.press('button', t(`files.${format}`)),
    retried: (screen) => screen.press('button', /^(Réessayer|Redemander .*)$/),
    cancelled: {
      madeIn: ['writing', 'saving', 'unwritten'],
      gesture: (screen) => screen.press('button', ui('cancel')),
    },
  },
  expectations: comparisonExpectations,
});
