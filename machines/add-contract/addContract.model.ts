import { formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { addContractMachine } from './addContract.machine.ts';

export const addContractModel = defineModel(addContractMachine, {
  chapter: 'account',
  requirements: { 'add-a-contract': ['addContract'] },
  inputs: {
    'un propriétaire du compte': { role: 'owner' },
    'un conseiller en consultation': { role: 'internal_adviser_simple' },
  },
  words: formWords({
    submitted: 'le contrat saisi est envoyé',
    maySubmit: 'le rôle de l’utilisateur permet de rattacher un contrat',
    isWellFormed:
      'la référence a douze chiffres qui commencent par 98, l’identifiant quatre caractères, le code postal cinq',
    submitForm: 'le rattachement du contrat',
  }),
  cases: {
    'form.submitted': {
      'bien formé': { values: { reference: '98-1000.0042,17', identifier: 'AB12', zipcode: '35000' } },
      'référence trop courte': { values: { reference: '9812', identifier: 'AB12', zipcode: '35000' } },
    },
  },
  outcomes: formOutcomes('Ce contrat est introuvable.', { reference: ['Vérifiez la référence.'] }),
  requests: formRequests('POST /api/user/addContract'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
