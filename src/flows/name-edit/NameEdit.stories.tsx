import { userEvent } from 'storybook/test';
import { t } from '#locales/fr/nameEdit.ts';
import { frozenForm } from '#machines/form/form.machine.ts';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { knownIdentity as identity } from '../../domain/fixtures/account.ts';
import { nameEditMount } from './nameEdit.mount.tsx';

const frozenIn = frozenForm(nameEditMachine, { role: 'owner', identity });

const stories = formStories({
  show: (stop) => <nameEditMount.View actor={frozenIn(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Ce nom n’est pas celui de votre contrat.',
    fields: { last_name: ['Vérifiez ce nom.'] },
  },
});

export default { component: nameEditMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.clear(canvas.getByLabelText('Prénom'));
  await userEvent.type(canvas.getByLabelText('Nom'), ' 2');
  await stories.sendWrong({ canvas });
});
