import { userEvent } from 'storybook/test';
import { t } from '#locales/fr/contactEdit.ts';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { frozenForm } from '#machines/form/form.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { knownContract as contract } from '../../domain/fixtures/account.ts';
import { contactEditMount } from './contactEdit.mount.tsx';

const frozenIn = frozenForm(contactEditMachine, { role: 'owner', contract });

const stories = formStories({
  show: (stop) => <contactEditMount.View actor={frozenIn(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Cette adresse ne reçoit pas nos messages.',
    fields: { email: ['Choisissez une autre adresse.'] },
  },
});

export default { component: contactEditMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/^Téléphone fixe/), '0');
  await stories.sendWrong({ canvas });
});
