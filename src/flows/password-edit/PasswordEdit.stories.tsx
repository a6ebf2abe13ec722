import { expect, userEvent } from 'storybook/test';
import { t } from '#locales/fr/passwordEdit.ts';
import { frozenForm } from '#machines/form/form.machine.ts';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { passwordEditMount } from './passwordEdit.mount.tsx';

const frozenIn = frozenForm(passwordEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const stories = formStories({
  show: (stop) => <passwordEditMount.View actor={frozenIn(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'L’ancien mot de passe est incorrect.',
    fields: { old_password: ['Ce mot de passe est incorrect.'] },
  },
});

export default { component: passwordEditMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Motdepasse');
  await expect(canvas.getByText(/^Conditions remplies.*3 sur 5$/)).toBeInTheDocument();
  await stories.sendWrong({ canvas });
});
