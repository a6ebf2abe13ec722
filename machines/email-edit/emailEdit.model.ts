import { formInputs, formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { emailEditMachine } from './emailEdit.machine.ts';

const { submitForm } = formOutcomes('Cette adresse est déjà utilisée par un autre compte.', {
  email: ['Cette adresse est déjà utilisée.'],
});

const words = formWords({
  submitted: 'la nouvelle adresse est envoyée',
  maySubmit: 'le rôle de l’utilisateur permet de modifier l’adresse e-mail',
  isWellFormed: 'l’adresse e-mail est valide et répétée à l’identique',
  submitForm: 'le changement de l’adresse e-mail',
});

export const emailEditModel = defineModel(emailEditMachine, {
  chapter: 'account',
  requirements: { email: ['emailEdit'] },
  inputs: formInputs({ email: 'jeanne.legoff@exemple.test' }),
  words: {
    ...words,
    ports: { ...words.ports, storeToken: 'la conservation du nouveau badge par le navigateur' },
    actions: {
      ...words.actions,
      rememberToken: 'le nouveau badge est gardé le temps d’être conservé',
      forgetToken: 'le nouveau badge est oublié',
    },
  },
  cases: {
    'form.submitted': {
      'bien formé': { values: { email: 'jeanne@exemple.test', repeated_email: 'jeanne@exemple.test' } },
      'adresses différentes': {
        values: { email: 'jeanne@exemple.test', repeated_email: 'jean@exemple.test' },
      },
    },
  },
  outcomes: {
    submitForm: { ...submitForm, done: { 'demande acceptée': 'badge' } },
    storeToken: { done: { 'badge conservé': undefined }, failed: { 'stockage refusé': new Error('refus') } },
  },
  requests: { ...formRequests('POST /api/user/email'), storeToken: [] },
  equivalent: {
    'remove forgetToken emailEdit.storingToken|exit|0':
      'No screen shows the token, and no later call sends it. A separate test proves that the context drops the token.',
  },
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
