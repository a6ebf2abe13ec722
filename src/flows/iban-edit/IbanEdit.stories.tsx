import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { IbanEditView } from './IbanEditView.tsx';

const frozenIn = frozenForm(ibanEditMachine, { role: 'owner', contract });

const FrozenIbanEdit = (stop: Stop) => <IbanEditView actor={frozenIn(stop)} />;

const meta = { component: FrozenIbanEdit, args: { state: 'editing' } } satisfies Meta<typeof FrozenIbanEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Enregistrer l’IBAN',
  refusal: {
    message: 'Votre banque refuse les prélèvements sur ce compte.',
    fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('IBAN, groupe 1 sur 7'), 'FR77');
    await stories.sendWrong({ canvas });
  },
};

export const WithoutIban: Story = {
  render: (stop) => (
    <IbanEditView
      actor={frozenForm(ibanEditMachine, { role: 'owner', contract: { ...contract, iban: '' } })(stop)}
    />
  ),
};
