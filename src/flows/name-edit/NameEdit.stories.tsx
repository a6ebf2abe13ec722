import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { knownIdentity as identity } from '#machines/domain/fixtures/account.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { NameEditView } from './NameEditView.tsx';

const frozenIn = frozenForm(nameEditMachine, { role: 'owner', identity });

const FrozenNameEdit = (stop: Stop) => <NameEditView actor={frozenIn(stop)} />;

const meta = { component: FrozenNameEdit, args: { state: 'editing' } } satisfies Meta<typeof FrozenNameEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer l’identité',
  refusal: {
    message: 'Ce nom n’est pas celui de votre contrat.',
    fields: { last_name: ['Vérifiez ce nom.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Prénom'));
    await userEvent.type(canvas.getByLabelText('Nom'), ' 2');
    await stories.sendWrong({ canvas });
  },
};
