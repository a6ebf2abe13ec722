import { meterModel } from '#machines/meter/meter.model.ts';
import { meterMount } from '#src/flows/meter/meter.mount.tsx';
import { meterSigns } from './meter.signs.ts';
import { testWalk } from './testWalk.ts';

testWalk(meterModel, {
  mount: meterMount,
  events: { 'meter.asked': (screen) => screen.press('button', 'Réessayer') },
  signs: meterSigns,
});
