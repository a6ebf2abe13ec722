import { userEvent } from 'storybook/test';
import { t } from '#locales/fr/ibanEdit.ts';
import { frozenForm, type Stop } from '#machines/form/form.machine.ts';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import { knownContract as contract } from '../../domain/fixtures/account.ts';
import { ibanEditMount } from './ibanEdit.mount.tsx';

const frozenWith = (contract: Contract) => frozenForm(ibanEditMachine, { role: 'owner', contract });

const stories = formStories({
  show: (stop) => <ibanEditMount.View actor={frozenWith(contract)(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Votre banque refuse les prélèvements sur ce compte.',
    fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
  },
});

export default { component: ibanEditMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Wrong = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('IBAN, groupe 1 sur 7'), 'FR77');
  await stories.sendWrong({ canvas });
});

export const WithoutIban = {
  ...stories.editing,
  render: (stop: Stop) => <ibanEditMount.View actor={frozenWith({ ...contract, iban: '' })(stop)} />,
};
