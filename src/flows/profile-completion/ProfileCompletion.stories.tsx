import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { knownPerson as person } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
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

const told = formStories({
  submit: 'Enregistrer le profil',
  refusal: {
    message: 'Cette entité est inconnue.',
    fields: { entity_name: ['Vérifiez le nom de votre entité.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Entité'), ' ');
    await told.sendWrong({ canvas });
  },
};
