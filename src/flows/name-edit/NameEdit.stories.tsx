import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { technicalFailure } from '#machines/domain/failure.ts';
import { knownPerson as person } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { NameEditView } from './NameEditView.tsx';

const stoppedIn = stoppedForm(nameEditMachine, { role: 'owner', person });

const StoppedNameEdit = (stop: Stop) => <NameEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedNameEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedNameEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Prénom'));
    await userEvent.type(canvas.getByLabelText('Nom'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’identité' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’identité' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Ce nom n’est pas celui de votre contrat.',
      fields: { last_name: ['Vérifiez ce nom.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’identité' })).toHaveAccessibleDescription(
      /^En tant que conseiller/,
    );
  },
};
