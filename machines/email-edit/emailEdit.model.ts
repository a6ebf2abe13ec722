import { formEventLabels, formOutcomes, formRequests } from '../form/form.model.ts';
import { defineModel } from '../kit/model.ts';
import { emailEditMachine } from './emailEdit.machine.ts';

const { submitForm } = formOutcomes('Cette adresse est déjà utilisée par un autre compte.', {
  email: ['Cette adresse est déjà utilisée.'],
});

export const emailEditModel = defineModel(emailEditMachine, {
  inputs: {
    'un propriétaire du compte': { role: 'owner', email: 'jeanne.legoff@exemple.test' },
    'un conseiller administrateur': { role: 'internal_adviser_admin', email: 'jeanne.legoff@exemple.test' },
    'un conseiller en consultation': { role: 'internal_adviser_simple', email: 'jeanne.legoff@exemple.test' },
  },
  eventLabels: { ...formEventLabels, 'signIn.requested': 'l’utilisateur demande à se connecter' },
  cases: {
    'form.submitted': {
      'bien formé': { values: { email: 'jeanne@exemple.test', repeated_email: 'jeanne@exemple.test' } },
      'adresses différentes': {
        values: { email: 'jeanne@exemple.test', repeated_email: 'jean@exemple.test' },
      },
    },
    'signIn.requested': {},
    closed: {},
  },
  outcomes: {
    submitForm: { ...submitForm, done: { 'demande acceptée': 'jeton' } },
    storeToken: { done: { 'jeton conservé': undefined }, failed: { 'stockage refusé': new Error('refus') } },
  },
  requests: { ...formRequests('POST /api/user/email'), storeToken: [] },
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
