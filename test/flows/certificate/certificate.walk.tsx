import { certificateModel } from '#machines/certificate/certificate.model.ts';
import { certificateMount } from '#src/flows/certificate/certificate.mount.tsx';
import { choose } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { certificateExpectations } from './certificate.expectations.ts';

testWalk(certificateModel, {
  mount: certificateMount,
  events: {
    'period.chosen': (screen, { values: { start_date, end_date } }) => {
      choose(screen, 'Premier mois', start_date);
      choose(screen, 'Dernier mois', end_date);
      screen.press('button', 'Afficher cette période');
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  expectations: certificateExpectations,
});
