import { knownContract } from '#src/domain/fixtures/account.ts';
import { formInputs, formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { contactEditMachine } from './contactEdit.machine.ts';

const contact = { email: 'eau@exemple.test', phone: '01 99 00 12 34', mobile_phone: '' };

export const contactEditModel = defineModel(contactEditMachine, {
  chapter: 'account',
  requirements: { 'contact-details': ['contactEdit'] },
  inputs: formInputs({ contract: knownContract }),
  words: formWords({
    submitted: 'le contact saisi est envoyé',
    maySubmit: 'le rôle de l’utilisateur permet de modifier le contact',
    isWellFormed: 'l’adresse e-mail est valide, et chaque téléphone est vide ou valide',
    submitForm: 'l’enregistrement du contact',
  }),
  cases: {
    'form.submitted': {
      'bien formé': { values: contact },
      'fixe qui commence par 06': { values: { ...contact, phone: '0639980017' } },
    },
  },
  outcomes: formOutcomes('Cette adresse ne reçoit pas nos messages.', {
    email: ['Choisissez une autre adresse.'],
  }),
  requests: formRequests('POST /api/contract/update_info'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
