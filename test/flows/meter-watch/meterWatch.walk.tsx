import { t as ui } from '#locales/fr/ui.ts';
import { meterWatchModel } from '#machines/meter-watch/meterWatch.model.ts';
import { meterWatchMount } from '#src/flows/meter-watch/meterWatch.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { meterWatchExpectations } from './meterWatch.expectations.ts';

testWalk(meterWatchModel, {
  mount: meterWatchMount,
  events: { retried: (screen) => screen.press('button', ui('retry')) },
  expectations: meterWatchExpectations,
});
