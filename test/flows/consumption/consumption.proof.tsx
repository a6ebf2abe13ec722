import { t } from '#locales/fr/consumption.ts';
import { t as lists } from '#locales/fr/contractList.ts';
import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import type { TypedMeterSearch } from '#src/domain/consumption/meterSearch.ts';
import { contractListExpectations, contractListGestures } from '../../walks/contractLists.ts';
import { defineProof } from '../../walks/defineProof.ts';

export const consumptionProof = defineProof(consumptionModel)({
  view: async () => {
    const { ConsumptionView } = await import('#src/flows/consumption/ConsumptionView.tsx');
    const loadTrend = () => new Promise<never>(() => {});

    return (props) => (
      <ConsumptionView
        showsEverything
        addressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
        proofAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}?modale=export`}
        actionsOf={() => null}
        loadTrend={loadTrend}
        {...props}
      />
    );
  },
  gestures: contractListGestures<TypedMeterSearch>({
    fill: async (screen, typed) => {
      await screen.type(lists('search.reference'), typed.reference ?? '');
      await screen.type(lists('search.siteAddress'), typed.siteAddress ?? '');
      await screen.type(t('search.matricule'), typed.matricule ?? '');
    },
  }),
  states: contractListExpectations<TypedMeterSearch>({
    title: 'Consommation',
    chipsOf: ({ matricule, siteAddress }) => [
      ...(siteAddress ? [`«\u00a0${siteAddress}\u00a0»`] : []),
      ...(matricule ? [`compteur ${matricule}`] : []),
    ],
    found: consumptionModel.outcomes.searchContracts.done,
    row: 'compteur',
    rowsAlone: '2 compteurs',
    mistake: 'Une référence a 12 chiffres au plus, sans lettre.',
    isMistaken: ({ reference }) => reference === 'ABC',
    emptyTitle: 'Aucun compteur trouvé',
  }),
});
