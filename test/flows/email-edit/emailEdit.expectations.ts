import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { defineExpectations, ending } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

const states = formExpectations({
  field: { role: 'textbox', name: 'Confirmez l’adresse e-mail' },
  submit: 'Enregistrer l’adresse',
  mistakes: { 'adresses différentes': 'Les deux adresses e-mail sont différentes.' },
});

export const emailEditExpectations = defineExpectations(emailEditModel)({
  ...states,
  storingToken: states.submitting,
  tokenLost: ({ payload }) => ({
    visible: [
      { role: 'status', text: ['Votre adresse e-mail est modifiée', payload?.email ?? 'sans adresse'] },
      { role: 'button', name: 'Se connecter', disabled: false },
    ],
  }),
  signingIn: ending(),
});
