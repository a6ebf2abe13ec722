import { knownIdentity } from '../domain/fixtures/account.ts';
import { formEventLabels, formOutcomes, formRequests } from '../form/form.model.ts';
import { defineModel } from '../kit/model.ts';
import { nameEditMachine } from './nameEdit.machine.ts';

export const nameEditModel = defineModel(nameEditMachine, {
  inputs: {
    'un propriétaire du compte': { role: 'owner', identity: knownIdentity },
    'un conseiller administrateur': { role: 'internal_adviser_admin', identity: knownIdentity },
    'un conseiller en consultation': { role: 'internal_adviser_simple', identity: knownIdentity },
  },
  eventLabels: formEventLabels,
  cases: {
    'form.submitted': {
      'bien formé': { values: { ...knownIdentity, civility: 'mr', first_name: 'Jean-Noël' } },
      'prénom avec un chiffre': { values: { ...knownIdentity, civility: 'mr', first_name: 'Jean 2' } },
    },
    closed: {},
  },
  outcomes: formOutcomes('Ce nom n’est pas celui de votre contrat.', { last_name: ['Vérifiez ce nom.'] }),
  requests: formRequests('POST /api/user/civility'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
