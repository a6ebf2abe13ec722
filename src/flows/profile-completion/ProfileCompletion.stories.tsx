import { userEvent } from 'storybook/test';
import { t } from '#locales/fr/profileCompletion.ts';
import { frozenForm } from '#machines/form/form.machine.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { knownIdentity as identity } from '../../domain/fixtures/account.ts';
import { profileCompletionMount } from './profileCompletion.mount.tsx';

const frozenIn = frozenForm(profileCompletionMachine, {
  role: 'owner',
  identity: { ...identity, entity_name: '', department_code: '' },
});

const stories = formStories({
  show: (stop) => <profileCompletionMount.View actor={frozenIn(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Cette entité est inconnue.',
    fields: { entity_name: ['Vérifiez le nom de votre entité.'] },
  },
});

export default { component: profileCompletionMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Entité'), ' ');
  await stories.sendWrong({ canvas });
});
