import { meterModel } from '#machines/meter/meter.model.ts';
import { meterMount } from '#src/flows/meter/meter.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { meterExpectations } from './meter.expectations.ts';

testWalk(meterModel, {
  mount: meterMount,
  events: { 'meter.asked': (screen) => screen.press('button', 'Réessayer') },
  expectations: meterExpectations,
});
