import { meterModel } from '#machines/meter/meter.model.ts';
import { meterMount } from '#src/flows/meter/meter.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { meterSigns } from './meter.expectations.ts';

testWalk(meterModel, {
  mount: meterMount,
  events: { 'meter.asked': (screen) => screen.press('button', 'Réessayer') },
  signs: meterSigns,
});
