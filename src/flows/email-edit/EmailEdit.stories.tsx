import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { EmailEditView } from './EmailEditView.tsx';

const frozenIn = frozenForm(emailEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const FrozenEmailEdit = (stop: Stop) => <EmailEditView actor={frozenIn(stop)} />;

const meta = { component: FrozenEmailEdit, args: { state: 'editing' } } satisfies Meta<
  typeof FrozenEmailEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer l’adresse',
  refusal: {
    message: 'Cette adresse est déjà utilisée par un autre compte.',
    fields: { email: ['Cette adresse est déjà utilisée.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Adresse e-mail'), 'jeanne@exemple.test');
    await userEvent.type(canvas.getByLabelText('Confirmez l’adresse e-mail'), 'jean@exemple.test');
    await stories.sendWrong({ canvas });
  },
};
