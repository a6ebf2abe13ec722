import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { technicalFailure } from '#machines/domain/failure.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { BillingEditView } from './BillingEditView.tsx';

const stoppedIn = stoppedForm(billingEditMachine, { role: 'owner', contract });

const StoppedBillingEdit = (stop: Stop) => <BillingEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedBillingEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedBillingEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('SIRET'), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la facturation' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer la facturation' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Ce SIRET est inconnu du répertoire des entreprises.',
      fields: { siret: ['Ce SIRET n’existe pas.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Enregistrer la facturation' }),
    ).toHaveAccessibleDescription(/^En tant que conseiller/);
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
