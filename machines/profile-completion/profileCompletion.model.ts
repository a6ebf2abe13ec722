import { knownIdentity } from '#src/domain/fixtures/account.ts';
import { formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { profileCompletionMachine } from './profileCompletion.machine.ts';

const newcomer = { ...knownIdentity, entity_name: '', department_code: '' };

export const profileCompletionModel = defineModel(profileCompletionMachine, {
  chapter: 'account',
  requirements: { 'profile-completion': ['profileCompletion'] },
  inputs: {
    'un propriétaire du compte': { role: 'owner', identity: newcomer },
    'un conseiller en consultation': { role: 'internal_adviser_simple', identity: newcomer },
  },
  words: formWords({
    submitted: 'le profil saisi est envoyé',
    maySubmit: 'le rôle de l’utilisateur permet de compléter le profil',
    isWellFormed:
      'la civilité, l’entité et le service sont donnés, le prénom et le nom ont deux lettres au moins et aucun chiffre',
    submitForm: 'l’enregistrement du profil',
  }),
  cases: {
    'form.submitted': {
      'bien formé': { values: { ...knownIdentity, civility: 'miss', department_code: 'accounting' } },
      'sans entité': { values: { ...knownIdentity, civility: 'miss', entity_name: ' ' } },
    },
  },
  outcomes: formOutcomes('Cette entité est inconnue.', { entity_name: ['Vérifiez le nom de votre entité.'] }),
  requests: formRequests('POST /api/user/civility'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
