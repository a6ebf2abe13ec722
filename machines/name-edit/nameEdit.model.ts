import { knownIdentity } from '#src/domain/fixtures/account.ts';
import { formInputs, formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { nameEditMachine } from './nameEdit.machine.ts';

export const nameEditModel = defineModel(nameEditMachine, {
  chapter: 'account',
  requirements: { names: ['nameEdit'] },
  inputs: formInputs({ identity: knownIdentity }),
  words: formWords({
    submitted: 'l’identité saisie est envoyée',
    maySubmit: 'le rôle de l’utilisateur permet de modifier l’identité',
    isWellFormed:
      'la civilité, l’entité et le service sont donnés, le prénom et le nom ont deux lettres au moins et aucun chiffre',
    submitForm: 'l’enregistrement de l’identité',
  }),
  cases: {
    'form.submitted': {
      'bien formé': { values: { ...knownIdentity, civility: 'mr', first_name: 'Jean-Noël' } },
      'prénom avec un chiffre': { values: { ...knownIdentity, civility: 'mr', first_name: 'Jean 2' } },
    },
  },
  outcomes: formOutcomes('Ce nom n’est pas celui de votre contrat.', { last_name: ['Vérifiez ce nom.'] }),
  requests: formRequests('POST /api/user/civility'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
