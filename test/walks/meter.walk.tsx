import { meterModel } from '#machines/meter/meter.model.ts';
import { meterMount } from '#src/flows/meter/meter.mount.tsx';
import { defineWalk } from './defineWalk.ts';
import { meterSigns } from './meter.signs.ts';

export const meterWalk = defineWalk(meterModel, {
  mount: meterMount,
  events: { 'meter.asked': (screen) => screen.press('button', 'Réessayer') },
  signs: meterSigns,
});
