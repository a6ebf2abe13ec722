import { technicalFailure } from '../domain/failure.ts';
import { defineModel } from '../kit/model.ts';
import { addContractMachine } from './addContract.machine.ts';

export const addContractModel = defineModel(addContractMachine, {
  inputs: {
    'un propriétaire du compte': { role: 'owner' },
    'un conseiller en consultation': { role: 'internal_adviser_simple' },
  },
  says: {
    'contract.submitted': 'le contrat saisi est envoyé',
    closed: 'le formulaire est fermé',
  },
  cases: {
    'contract.submitted': {
      'bien formé': { contract: { reference: '98-1000.0042,17', identifier: 'AB12', zipcode: '35000' } },
      'référence trop courte': { contract: { reference: '9812', identifier: 'AB12', zipcode: '35000' } },
    },
    closed: {},
  },
  outcomes: {
    attachContract: {
      done: { 'contrat rattaché': undefined },
      failed: {
        'référence inconnue': {
          kind: 'refused',
          message: 'Ce contrat est introuvable.',
          fields: { reference: ['Vérifiez la référence.'] },
        },
        'service indisponible': technicalFailure(),
      },
    },
  },
  key: ({ failure }) => ({ failed: failure !== null }),
});
