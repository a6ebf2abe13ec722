import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import type { Meter } from '#machines/domain/meter.ts';
import { contractRowsSigns } from '../../walks/contractRowsExpectations.ts';
import { defineSigns } from '../../walks/expectations.ts';

export const meterPagesSigns = defineSigns(meterPagesModel)(
  contractRowsSigns<Meter>({
    caption: 'Compteurs du contrat',
    row: 'compteur',
    lineOf: ({ matriculeCompteur }) => matriculeCompteur,
  }),
);
