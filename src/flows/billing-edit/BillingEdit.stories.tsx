import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { BillingEditView } from './BillingEditView.tsx';

const frozenIn = frozenForm(billingEditMachine, { role: 'owner', contract });

const FrozenBillingEdit = (stop: Stop) => <BillingEditView actor={frozenIn(stop)} />;

const meta = { component: FrozenBillingEdit, args: { state: 'editing' } } satisfies Meta<
  typeof FrozenBillingEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer la facturation',
  refusal: {
    message: 'Ce SIRET est inconnu du répertoire des entreprises.',
    fields: { siret: ['Ce SIRET n’existe pas.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('SIRET'), '0');
    await stories.sendWrong({ canvas });
  },
};

export const ToAnAdviserAdministrator: Story = {
  render: (stop) => (
    <BillingEditView
      actor={frozenForm(billingEditMachine, { role: 'internal_adviser_admin', contract })(stop)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('SIRET')).toBeDisabled();
    await expect(canvas.getByLabelText('Code postal')).toBeDisabled();
    await expect(canvas.getByLabelText(/^Nom du contrat/)).toBeEnabled();
  },
};
