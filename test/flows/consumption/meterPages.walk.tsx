import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import { meterPagesMount } from '#src/flows/consumption/meterPages.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { meterPagesSigns } from './meterPages.expectations.ts';

testWalk(meterPagesModel, {
  mount: meterPagesMount,
  events: {
    'page.turned': (screen, { page }) => screen.press('button', `Page ${page}`),
    'size.chosen': (screen, { size }) => screen.press('button', `${size} lignes par page`),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: meterPagesSigns,
});
