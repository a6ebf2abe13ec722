import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { IbanEditView } from './IbanEditView.tsx';

const stoppedIn = stoppedForm(ibanEditMachine, { role: 'owner', contract });

const StoppedIbanEdit = (stop: Stop) => <IbanEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedIbanEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedIbanEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Enregistrer l’IBAN',
  refusal: {
    message: 'Votre banque refuse les prélèvements sur ce compte.',
    fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('IBAN, groupe 1 sur 7'), 'FR77');
    await told.sendWrong({ canvas });
  },
};

export const WithoutIban: Story = {
  render: (stop) => (
    <IbanEditView
      actor={stoppedForm(ibanEditMachine, { role: 'owner', contract: { ...contract, iban: '' } })(stop)}
    />
  ),
};
