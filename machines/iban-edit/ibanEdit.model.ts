import { contractWithoutRib, knownContract } from '#src/domain/fixtures/account.ts';
import { typedIban } from '#src/domain/fixtures/ibans.ts';
import { formInputs, formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { ibanEditMachine } from './ibanEdit.machine.ts';

const account = { holder: 'Boulangerie du Port', ...typedIban('FR7630001007941234567890185') };

export const ibanEditModel = defineModel(ibanEditMachine, {
  chapter: 'account',
  requirements: { 'bank-account': ['ibanEdit'] },
  weight: 3,
  inputs: {
    ...formInputs({ contract: knownContract }),
    'le propriétaire d’un contrat dont le rôle RIB est inactif': {
      role: 'owner',
      contract: contractWithoutRib,
    },
  },
  words: formWords({
    submitted: 'l’IBAN saisi est envoyé',
    maySubmit: 'le rôle de l’utilisateur permet de modifier l’IBAN et le rôle RIB du contrat est actif',
    isWellFormed: 'le titulaire est donné, et le pays, la longueur et les clés de l’IBAN sont valables',
    submitForm: 'l’enregistrement de l’IBAN',
  }),
  cases: {
    'form.submitted': {
      'bien formé': { values: account },
      'clé fausse': { values: { ...account, 'iban-1': 'FR77' } },
    },
  },
  outcomes: formOutcomes('Votre banque refuse les prélèvements sur ce compte.', {
    iban: ['Ce compte ne peut pas être prélevé.'],
  }),
  requests: formRequests('POST /api/contract/update_iban'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
