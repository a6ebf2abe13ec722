import { meterModel } from '#machines/meter/meter.model.ts';
import { meterPath } from '#src/app/meterPath.ts';
import { MeterView } from '#src/flows/meter/MeterView.tsx';
import { defineWalk } from './defineWalk.ts';
import { meterSigns } from './meter.signs.ts';

export const meterWalk = defineWalk(meterModel, {
  mount: (actor) => (
    <MeterView
      actor={actor}
      showsEverything
      modalAddressOf={(modal) => `?modale=${modal}`}
      addressOf={meterPath}
    />
  ),
  events: { 'meter.asked': (screen) => screen.press('button', 'Réessayer') },
  signs: meterSigns,
});
