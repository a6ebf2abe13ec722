import { expect, userEvent } from 'storybook/test';
import { t } from '#locales/fr/billingEdit.ts';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { frozenForm, type Stop } from '#machines/form/form.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { knownContract as contract } from '../../domain/fixtures/account.ts';
import { billingEditMount } from './billingEdit.mount.tsx';

const frozenFor = (role: string) => frozenForm(billingEditMachine, { role, contract });

const stories = formStories({
  show: (stop) => <billingEditMount.View actor={frozenFor('owner')(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Ce SIRET est inconnu du répertoire des entreprises.',
    fields: { siret: ['Ce SIRET n’existe pas.'] },
  },
});

export default { component: billingEditMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('SIRET'), '0');
  await stories.sendWrong({ canvas });
});

export const ToAnAdviserAdministrator = {
  ...stories.edited(async ({ canvas }) => {
    await expect(canvas.getByLabelText('SIRET')).toBeDisabled();
    await expect(canvas.getByLabelText('Code postal')).toBeDisabled();
    await expect(canvas.getByLabelText(/^Commune/)).toBeDisabled();
    await expect(canvas.getByLabelText(/^Adresse/)).toBeDisabled();
    await expect(canvas.getByLabelText(/^Nom du contrat/)).toBeEnabled();
  }),
  render: (stop: Stop) => <billingEditMount.View actor={frozenFor('internal_adviser_admin')(stop)} />,
};
