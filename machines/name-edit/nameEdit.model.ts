import { knownPerson } from '../domain/fixtures/account.ts';
import { formOutcomes, formSays } from '../form/form.model.ts';
import { defineModel } from '../kit/model.ts';
import { nameEditMachine } from './nameEdit.machine.ts';

export const nameEditModel = defineModel(nameEditMachine, {
  inputs: {
    'un propriétaire du compte': { role: 'owner', person: knownPerson },
    'un conseiller administrateur': { role: 'internal_adviser_admin', person: knownPerson },
    'un conseiller en consultation': { role: 'internal_adviser_simple', person: knownPerson },
  },
  says: formSays,
  cases: {
    'form.submitted': {
      'bien formé': { values: { ...knownPerson, civility: 'mr', first_name: 'Jean-Noël' } },
      'prénom avec un chiffre': { values: { ...knownPerson, civility: 'mr', first_name: 'Jean 2' } },
    },
    closed: {},
  },
  outcomes: formOutcomes('Ce nom n’est pas celui de votre contrat.', { last_name: ['Vérifiez ce nom.'] }),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
