import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { BillingEditView } from './BillingEditView.tsx';

const stoppedIn = stoppedForm(billingEditMachine, { role: 'owner', contract });

const StoppedBillingEdit = (stop: Stop) => <BillingEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedBillingEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedBillingEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Enregistrer la facturation',
  refusal: {
    message: 'Ce SIRET est inconnu du répertoire des entreprises.',
    fields: { siret: ['Ce SIRET n’existe pas.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('SIRET'), '0');
    await told.sendWrong({ canvas });
  },
};

export const ToAnAdviserAdministrator: Story = {
  render: (stop) => (
    <BillingEditView
      actor={stoppedForm(billingEditMachine, { role: 'internal_adviser_admin', contract })(stop)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('SIRET')).toBeDisabled();
    await expect(canvas.getByLabelText('Code postal')).toBeDisabled();
    await expect(canvas.getByLabelText(/^Nom du contrat/)).toBeEnabled();
  },
};
