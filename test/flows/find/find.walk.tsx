import { t } from '#locales/fr/find.ts';
import { findModel } from '#machines/find/find.model.ts';
import { findMount } from '#src/flows/find/find.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { findExpectations } from './find.expectations.ts';

testWalk(findModel, {
  mount: findMount,
  events: {
    'text.typed': (screen, { text }) => screen.type(t('label'), text, 'combobox'),
    'search.retried': (screen) => screen.press('button', 'Réessayer'),
    'result.chosen': (screen) => screen.press('option', /^Tableau de bord/),
    // Escape, and the cross of the dialog around the view.
    closed: sentByThePortal,
  },
  expectations: findExpectations,
});
