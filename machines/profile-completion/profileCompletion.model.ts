import { knownPerson } from '../domain/fixtures/account.ts';
import { formOutcomes, formSays } from '../form/form.model.ts';
import { defineModel } from '../kit/model.ts';
import { profileCompletionMachine } from './profileCompletion.machine.ts';

const newcomer = { ...knownPerson, entity_name: '', department_code: '' };

export const profileCompletionModel = defineModel(profileCompletionMachine, {
  inputs: {
    'un propriétaire du compte': { role: 'owner', person: newcomer },
    'un conseiller en consultation': { role: 'internal_adviser_simple', person: newcomer },
  },
  says: formSays,
  cases: {
    'form.submitted': {
      'bien formé': { values: { ...knownPerson, civility: 'miss', department_code: 'accounting' } },
      'sans entité': { values: { ...knownPerson, civility: 'miss', entity_name: ' ' } },
    },
    closed: {},
  },
  outcomes: formOutcomes('Cette entité est inconnue.', { entity_name: ['Vérifiez le nom de votre entité.'] }),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
