import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import { consumptionContract } from '#src/domain/fixtures/consumption.ts';
import { contractRowsExpectations, contractRowsGestures } from '../../walks/contractLists.ts';
import { defineProof } from '../../walks/defineProof.ts';

export const meterPagesProof = defineProof(meterPagesModel)({
  view: async () => {
    const { MeterPagesView } = await import('#src/flows/consumption/ContractMeters.tsx');

    return (props) => (
      <MeterPagesView
        contract={consumptionContract}
        showsEverything
        actionsOf={() => null}
        addressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
        proofAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}?modale=export`}
        {...props}
      />
    );
  },
  gestures: contractRowsGestures,
  states: contractRowsExpectations<Meter>({
    caption: 'Compteurs du contrat',
    row: 'compteur',
    lineOf: ({ matriculeCompteur }) => matriculeCompteur,
  }),
});
