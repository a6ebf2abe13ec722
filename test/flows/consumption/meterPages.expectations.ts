import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import { contractRowsExpectations } from '../../walks/contractRowsExpectations.ts';
import { defineExpectations } from '../../walks/expectations.ts';

export const meterPagesExpectations = defineExpectations(meterPagesModel)(
  contractRowsExpectations<Meter>({
    caption: 'Compteurs du contrat',
    row: 'compteur',
    lineOf: ({ matriculeCompteur }) => matriculeCompteur,
  }),
);
