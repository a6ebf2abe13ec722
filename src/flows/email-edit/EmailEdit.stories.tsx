import { userEvent } from 'storybook/test';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { frozenForm } from '#machines/form/frozenForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { EmailEditView } from './EmailEditView.tsx';

const frozenIn = frozenForm(emailEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const stories = formStories({
  show: (stop) => <EmailEditView actor={frozenIn(stop)} />,
  submit: 'Enregistrer l’adresse',
  refusal: {
    message: 'Cette adresse est déjà utilisée par un autre compte.',
    fields: { email: ['Cette adresse est déjà utilisée.'] },
  },
});

export default { component: EmailEditView };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Adresse e-mail'), 'jeanne@exemple.test');
  await userEvent.type(canvas.getByLabelText('Confirmez l’adresse e-mail'), 'jean@exemple.test');
  await stories.sendWrong({ canvas });
});
