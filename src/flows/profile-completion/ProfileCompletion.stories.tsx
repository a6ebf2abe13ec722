import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { knownIdentity as identity } from '#machines/domain/fixtures/account.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

const frozenIn = frozenForm(profileCompletionMachine, {
  role: 'owner',
  identity: { ...identity, entity_name: '', department_code: '' },
});

const FrozenProfileCompletion = (stop: Stop) => <ProfileCompletionView actor={frozenIn(stop)} />;

const meta = { component: FrozenProfileCompletion, args: { state: 'editing' } } satisfies Meta<
  typeof FrozenProfileCompletion
>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer le profil',
  refusal: {
    message: 'Cette entité est inconnue.',
    fields: { entity_name: ['Vérifiez le nom de votre entité.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Entité'), ' ');
    await stories.sendWrong({ canvas });
  },
};
