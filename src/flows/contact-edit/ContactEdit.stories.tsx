import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { ContactEditView } from './ContactEditView.tsx';

const frozenIn = frozenForm(contactEditMachine, { role: 'owner', contract });

const FrozenContactEdit = (stop: Stop) => <ContactEditView actor={frozenIn(stop)} />;

const meta = { component: FrozenContactEdit, args: { state: 'editing' } } satisfies Meta<
  typeof FrozenContactEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer le contact',
  refusal: {
    message: 'Cette adresse ne reçoit pas nos messages.',
    fields: { email: ['Choisissez une autre adresse.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Téléphone fixe/), '0');
    await stories.sendWrong({ canvas });
  },
};
