import { insertsModel } from '#machines/inserts/inserts.model.ts';
import { insertsMount } from '#src/flows/inserts/inserts.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { insertsExpectations } from './inserts.expectations.ts';

testWalk(insertsModel, {
  mount: insertsMount,
  events: {
    'inserts.asked': (screen) => screen.press('button', 'Réessayer'),
    // The cross of the dialog around the view.
    closed: sentByThePortal,
  },
  expectations: insertsExpectations,
});
