import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import { meterPagesMount } from '#src/flows/consumption/meterPages.mount.tsx';
import { defineWalk } from './defineWalk.ts';
import { meterPagesSigns } from './meterPages.signs.ts';

export const meterPagesWalk = defineWalk(meterPagesModel, {
  mount: meterPagesMount,
  events: {
    'page.turned': (screen, { page }) => screen.press('button', `Page ${page}`),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: meterPagesSigns,
});
