import { consumptionContract } from '#src/domain/fixtures/consumption.ts';
import { contractListModel } from '../contract-list/contractList.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { consumptionMachine } from './consumption.machine.ts';

export const consumptionModel = defineModel(consumptionMachine, {
  chapter: 'consumption',
  requirements: { meters: ['consumption'] },
  inputs: {
    'tous les compteurs': { typed: {} },
    'une adresse qui n’est pas comprise': { typed: { reference: 'ABC' } },
  },
  cases: {
    'search.requested': {
      'les compteurs d’un site': { typed: { siteAddress: 'quai Duguay-Trouin' } },
      'la recherche de départ': { typed: {} },
      'une référence qui n’en est pas une': { typed: { reference: 'ABC' } },
    },
    'address.reached': {
      'un compteur par son numéro': { typed: { matricule: 'D21TA1000142' } },
      'une référence qui n’en est pas une': { typed: { reference: 'ABC' } },
    },
  },
  ...contractListModel({
    understood: 'chaque critère est compris',
    request: 'POST /api/consumption/meters_list',
    contract: consumptionContract,
    rowsEach: consumptionContract.meterCount,
    refusal: { message: 'Cette adresse est trop vague.', fields: { siteAddress: ['Précisez la commune.'] } },
  }),
});
