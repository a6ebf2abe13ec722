import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { defineSigns, ending } from '../../walks/expectations.ts';
import { formSigns } from '../../walks/formExpectations.ts';

const states = formSigns({
  field: { role: 'textbox', name: 'Confirmez l’adresse e-mail' },
  submit: 'Enregistrer l’adresse',
  mistakes: { 'adresses différentes': 'Les deux adresses e-mail sont différentes.' },
});

export const emailEditSigns = defineSigns(emailEditModel)({
  ...states,
  storingToken: states.submitting,
  tokenLost: ({ payload }) => ({
    signs: [
      { role: 'status', text: ['Votre adresse e-mail est modifiée', payload?.email ?? 'sans adresse'] },
      { role: 'button', name: 'Se connecter', disabled: false },
    ],
  }),
  signingIn: ending(),
});
