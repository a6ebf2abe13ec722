import { formInputs, formOutcomes, formRequests, formWords } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { passwordEditMachine } from './passwordEdit.machine.ts';

const change = { old_password: 'Ancien-1', password: 'Nouveau-2', repeated_password: 'Nouveau-2' };

export const passwordEditModel = defineModel(passwordEditMachine, {
  chapter: 'account',
  requirements: { password: ['passwordEdit'] },
  inputs: formInputs({ email: 'jeanne.legoff@exemple.test' }),
  words: formWords({
    submitted: 'le nouveau mot de passe est envoyé',
    maySubmit: 'le rôle de l’utilisateur permet de modifier le mot de passe',
    isWellFormed:
      'l’ancien mot de passe est donné, le nouveau remplit les cinq conditions et il est répété à l’identique',
    submitForm: 'le changement du mot de passe',
  }),
  cases: {
    'form.submitted': {
      'bien formé': { values: change },
      'mot de passe trop court': { values: { ...change, password: 'Court-1', repeated_password: 'Court-1' } },
      'mots de passe différents': { values: { ...change, repeated_password: 'Nouveau-3' } },
    },
  },
  outcomes: formOutcomes('L’ancien mot de passe est incorrect.', {
    old_password: ['Ce mot de passe est incorrect.'],
  }),
  requests: formRequests('POST /api/user/password'),
  key: ({ input, failure }) => ({ input, failed: failure !== null }),
});
