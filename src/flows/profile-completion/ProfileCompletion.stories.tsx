import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { technicalFailure } from '#machines/domain/failure.ts';
import { knownPerson as person } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

const stoppedIn = stoppedForm(profileCompletionMachine, {
  role: 'owner',
  person: { ...person, entity_name: '', department_code: '' },
});

const StoppedProfileCompletion = (stop: Stop) => <ProfileCompletionView actor={stoppedIn(stop)} />;

const meta = { component: StoppedProfileCompletion, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedProfileCompletion
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Entité'), ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le profil' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer le profil' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Cette entité est inconnue.',
      fields: { entity_name: ['Vérifiez le nom de votre entité.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer le profil' })).toHaveAccessibleDescription(
      /^En tant que conseiller/,
    );
  },
};
