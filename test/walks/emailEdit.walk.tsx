import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { EmailEditView } from '#src/flows/email-edit/EmailEditView.tsx';
import { defineWalk } from './defineWalk.ts';
import { formStates, leave } from './formWalk.ts';

const submit = 'Enregistrer l’adresse';

const states = formStates({ role: 'textbox', name: 'Confirmez l’adresse e-mail' }, submit);

export const emailEditWalk = defineWalk(emailEditModel, {
  mount: (actor) => <EmailEditView actor={actor} />,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Adresse e-mail', values.email);
      screen.type('Confirmez l’adresse e-mail', values.repeated_email);
      screen.press('button', submit);
    },
    'signIn.requested': (screen) => screen.press('button', 'Se connecter'),
    closed: leave(),
  },
  states: {
    ...states,
    storingToken: states.submitting,
    tokenLost: [
      { role: 'status', text: 'Votre adresse e-mail est modifiée' },
      { role: 'button', name: 'Se connecter', disabled: false },
    ],
    signingIn: null,
  },
});
