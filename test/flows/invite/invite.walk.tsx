import { inviteModel } from '#machines/invite/invite.model.ts';
import { inviteMount } from '#src/flows/invite/invite.mount.tsx';
import { press } from '../../paths/drivers/gestures.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { inviteExpectations } from './invite.expectations.ts';

const exactly = (words: string) => new RegExp(`^${words.replaceAll('.', '\\.')}$`);

const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });

/** What was typed is rendered before anything is pressed. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));

testWalk(inviteModel, {
  mount: inviteMount,
  events: {
    'emails.entered': async (screen, { typed }) => {
      screen.type('Adresses à inviter', typed);
      await rendered();
      screen.control('textbox', 'Adresses à inviter').dispatchEvent(enter());
    },
    'email.removed': (screen, { email }) => screen.press('button', exactly(`Retirer ${email}`)),
    'emails.submitted': async (screen, { typed }) => {
      screen.type('Adresses à inviter', typed);
      await rendered();
      screen.press('button', 'Continuer');
    },
    'role.chosen': (screen, { email, role }) => {
      const choice = screen.control('radiogroup', email).querySelector<HTMLElement>(`[value="${role}"]`);
      if (choice) press(choice);
    },
    'emails.reopened': (screen) => screen.press('button', 'Revenir aux adresses'),
    'invitations.submitted': (screen) => screen.press('button', /^Envoyer/),
    closed: {
      madeIn: ['collecting', 'invited'],
      gesture: (screen) => screen.press('button', /^(Annuler|Fermer)$/),
    },
  },
  expectations: inviteExpectations,
});
