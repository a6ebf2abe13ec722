import { t } from '#locales/fr/consumption.ts';
import { t as lists } from '#locales/fr/contractList.ts';
import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import type { TypedMeterSearch } from '#src/domain/consumption/meterSearch.ts';
import { contractListExpectations, contractListGestures } from '../../walks/contractLists.ts';
import { defineProof } from '../../walks/defineProof.ts';

export const consumptionProof = defineProof(consumptionModel)({
  view: async () => {
    const { ConsumptionView } = await import('#src/flows/consumption/ConsumptionView.tsx');

    return (props) => (
      <ConsumptionView
        showsEverything
        addressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
        proofAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}?modale=export`}
        actionsOf={() => null}
        {...props}
      />
    );
  },
  gestures: contractListGestures<TypedMeterSearch>({
    title: t('search.title'),
    fill: async (screen, typed) => {
      await screen.type(lists('search.reference'), typed.reference ?? '');
      await screen.type(lists('search.siteAddress'), typed.siteAddress ?? '');
      await screen.type(t('search.matricule'), typed.matricule ?? '');
    },
  }),
  states: contractListExpectations<TypedMeterSearch>({
    title: 'Consommation',
    searchOf: ({ matricule, siteAddress }) => {
      if (matricule) return `Rechercher un compteur compteur ${matricule}`;
      return `Rechercher un compteur ${siteAddress ? `«\u00a0${siteAddress}\u00a0»` : 'Tous les compteurs'}`;
    },
    found: consumptionModel.outcomes.searchContracts.done,
    row: 'compteur',
    rowsAlone: '2 compteurs',
    mistake: 'Une référence a 12 chiffres au plus, sans lettre.',
    isMistaken: ({ reference }) => reference === 'ABC',
    emptyTitle: 'Aucun compteur trouvé',
  }),
});
