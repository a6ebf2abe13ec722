import { expect, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { t } from '#locales/fr/emailEdit.ts';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import type { Stop } from '#machines/form/form.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { emailEditMount } from './emailEdit.mount.tsx';

const input = { role: 'owner', email: 'jeanne.legoff@exemple.test' };
const payload = { email: 'jeanne@exemple.test', repeated_email: 'jeanne@exemple.test' };

type EmailStop = Omit<Stop, 'state'> & { state: Stop['state'] | 'storingToken' | 'tokenLost' };

/** The flow stopped in a state, once something was sent. */
const frozenIn = ({ state, failure }: EmailStop) =>
  createActor(emailEditMachine, {
    input,
    snapshot: emailEditMachine.resolveState({
      value: state,
      context: { input, payload, token: null, failure: failure ?? null },
    }),
  });

const stories = formStories({
  show: (stop) => <emailEditMount.View actor={frozenIn(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Cette adresse est déjà utilisée par un autre compte.',
    fields: { email: ['Cette adresse est déjà utilisée.'] },
  },
});

export default { component: emailEditMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const StoringToken = {
  ...stories.submitting,
  render: () => <emailEditMount.View actor={frozenIn({ state: 'storingToken' })} />,
};

export const TokenLost = {
  render: () => <emailEditMount.View actor={frozenIn({ state: 'tokenLost' })} />,
  play: async ({ canvas }: Parameters<typeof stories.sendWrong>[0]) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(/Reconnectez-vous .* : jeanne@exemple\.test/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Se connecter' })).toHaveFocus();
  },
};

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Adresse e-mail'), 'jeanne@exemple.test');
  await userEvent.type(canvas.getByLabelText('Confirmez l’adresse e-mail'), 'jean@exemple.test');
  await stories.sendWrong({ canvas });
});
