import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import type { TypedMeterSearch } from '#src/domain/consumption/meterSearch.ts';
import { contractListExpectations } from '../../walks/contractListExpectations.ts';
import { defineExpectations } from '../../walks/expectations.ts';

export const consumptionExpectations = defineExpectations(consumptionModel)(
  contractListExpectations<TypedMeterSearch>({
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
);
