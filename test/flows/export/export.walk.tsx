import { page } from 'vitest/browser';
import { exportModel } from '#machines/export/export.model.ts';
import { exportMount } from '#src/flows/export/export.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { choose } from '../../walks/formWalk.ts';
import { exportExpectations } from './export.expectations.ts';
// It comes on demand: a walk does not wait for it.
import '#src/ui/forms/choice/RangeCalendar.tsx';
import { testWalk } from '../../walks/testWalk.ts';

const modes = { monthly: 'Par mois', daily: 'Par jour' };
const formats = { xlsx: 'Classeur Excel', csv: 'CSV' };

/** Fills a field of days as a device's own picker does. */
const pick = (label: string, day: string) => {
  const field = page.getByLabelText(label).element();
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is not a field`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

testWalk(exportModel, {
  mount: exportMount,
  events: {
    'form.submitted': (screen, { values: { mode, start_date, end_date, format } }) => {
      screen.press('radio', modes[mode]);
      if (mode === 'monthly') {
        choose(screen, 'Premier mois', start_date);
        choose(screen, 'Dernier mois', end_date);
      } else {
        pick('Premier jour', start_date);
        pick('Dernier jour', end_date);
      }
      screen.press('radio', formats[format]);
      screen.press('button', 'Exporter');
    },
    retried: (screen) => screen.press('button', /^(Réessayer|Reprendre les 2 qui manquent)$/),
    'rest.kept': (screen) => screen.press('button', /^(Enregistrer les autres|Continuer sans ces contrats)$/),
    'save.repeated': (screen) => screen.press('button', 'Enregistrer de nouveau'),
    'connection.restored': sentByThePortal,
    cancelled: {
      madeIn: ['fetching', 'incomplete', 'failed', 'writing', 'saving', 'unwritten'],
      gesture: (screen) => screen.press('button', /^(Annuler|Modifier le choix)$/),
    },
    closed: {
      madeIn: [
        'listing',
        'unlisted',
        'partlyListed',
        'withoutMeters',
        'choosing.ready',
        'choosing.nothingMeasured',
        'choosing.refused',
        'choosing.saved',
        'choosing.savingAgain',
        'choosing.unsaved',
        'interrupted',
      ],
      gesture: (screen) => screen.press('button', /^(Fermer|Annuler|Ne pas reprendre)$/),
    },
  },
  expectations: exportExpectations,
});
