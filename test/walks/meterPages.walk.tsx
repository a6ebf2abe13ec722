import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import { consumptionContract } from '#machines/domain/fixtures/consumption.ts';
import { MeterPagesView } from '#src/flows/consumption/MeterPagesView.tsx';
import { defineWalk } from './defineWalk.ts';
import { meterPagesSigns } from './meterPages.signs.ts';

export const meterPagesWalk = defineWalk(meterPagesModel, {
  mount: (actor) => (
    <MeterPagesView
      actor={actor}
      contract={consumptionContract}
      showsEverything
      addressOf={({ idPDS }) => `/${idPDS}`}
      proofAddressOf={({ idPDS }) => `/${idPDS}?modale=export`}
    />
  ),
  events: {
    'page.turned': (screen, { page }) => screen.press('button', `Page ${page}`),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: meterPagesSigns,
});
