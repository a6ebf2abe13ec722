import { formEventLabels, formOutcomes, formRequests } from '../form/form.model.ts';
import { defineModel } from '../kit/model.ts';
import { addContractMachine } from './addContract.machine.ts';

export const addContractModel = defineModel(addContractMachine, {
  inputs: {
    'un propriétaire du compte': { role: 'owner' },
    'un conseiller en consultation': { role: 'internal_adviser_simple' },
  },
  eventLabels: formEventLabels,
  cases: {
    'form.submitted': {
      'bien formé': { values: { reference: '98-1000.0042,17', identifier: 'AB12', zipcode: '35000' } },
      'référence trop courte': { values: { reference: '9812', identifier: 'AB12', zipcode: '35000' } },
    },
    closed: {},
  },
  outcomes: formOutcomes('Ce contrat est introuvable.', { reference: ['Vérifiez la référence.'] }),
  requests: formRequests('POST /api/user/addContract'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
