import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import type { Meter } from '#machines/domain/meter.ts';
import { contractRowsSigns } from './contractRowsSigns.ts';
import { defineSigns } from './signs.ts';

export const meterPagesSigns = defineSigns(meterPagesModel)(
  contractRowsSigns<Meter>({
    caption: 'Compteurs du contrat',
    row: 'compteur',
    lineOf: ({ matriculeCompteur }) => matriculeCompteur,
  }),
);
