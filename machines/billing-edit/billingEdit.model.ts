import { knownContract } from '#src/domain/fixtures/account.ts';
import { formInputs, formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { billingEditMachine } from './billingEdit.machine.ts';

const { name, company_name, siret, naf_code, ...address } = knownContract;
const { billing_address_1, billing_address_2, billing_zip_code, billing_town } = address;
const billing = {
  name,
  company_name,
  siret,
  naf_code,
  billing_address_1,
  billing_address_2,
  billing_zip_code,
  billing_town,
};

export const billingEditModel = defineModel(billingEditMachine, {
  chapter: 'account',
  requirements: { 'billing-details': ['billingEdit'] },
  inputs: formInputs({ contract: knownContract }),
  words: formWords({
    submitted: 'la facturation saisie est envoyée',
    maySubmit: 'le rôle de l’utilisateur permet de modifier la facturation',
    isWellFormed:
      'le SIRET a quatorze chiffres, le code NAF quatre chiffres et une lettre, le code postal cinq chiffres, le nom trente caractères au plus, et un conseiller n’a changé que ce qui lui est ouvert',
    submitForm: 'l’enregistrement de la facturation',
  }),
  cases: {
    'form.submitted': {
      'nom changé': { values: { ...billing, name: 'Usine du Nord' } },
      'SIRET changé': { values: { ...billing, siret: '55210055400013' } },
      'SIRET trop court': { values: { ...billing, siret: '123' } },
    },
  },
  outcomes: formOutcomes('Ce SIRET est inconnu du répertoire des entreprises.', {
    siret: ['Ce SIRET n’existe pas.'],
  }),
  requests: formRequests('POST /api/contract/update_info'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
