import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { technicalFailure } from '#machines/domain/failure.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { IbanEditView } from './IbanEditView.tsx';

const stoppedIn = stoppedForm(ibanEditMachine, { role: 'owner', contract });

const StoppedIbanEdit = (stop: Stop) => <IbanEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedIbanEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedIbanEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('IBAN, groupe 1 sur 7'), 'FR77');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’IBAN' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’IBAN' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Votre banque refuse les prélèvements sur ce compte.',
      fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’IBAN' })).toHaveAccessibleDescription(
      /^En tant que conseiller/,
    );
  },
};

export const WithoutIban: Story = {
  render: (stop) => (
    <IbanEditView
      actor={stoppedForm(ibanEditMachine, { role: 'owner', contract: { ...contract, iban: '' } })(stop)}
    />
  ),
};
