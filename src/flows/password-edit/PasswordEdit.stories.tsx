import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { PasswordEditView } from './PasswordEditView.tsx';

const frozenIn = frozenForm(passwordEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const FrozenPasswordEdit = (stop: Stop) => <PasswordEditView actor={frozenIn(stop)} />;

const meta = { component: FrozenPasswordEdit, args: { state: 'editing' } } satisfies Meta<
  typeof FrozenPasswordEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer le mot de passe',
  refusal: {
    message: 'L’ancien mot de passe est incorrect.',
    fields: { old_password: ['Ce mot de passe est incorrect.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Motdepasse');
    await expect(canvas.getByText(/^Conditions remplies.*3 sur 5$/)).toBeInTheDocument();
    await stories.sendWrong({ canvas });
  },
};
