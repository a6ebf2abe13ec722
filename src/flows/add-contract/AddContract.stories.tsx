import { expect, userEvent } from 'storybook/test';
import { t } from '#locales/fr/addContract.ts';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { frozenForm } from '#machines/form/form.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { addContractMount } from './addContract.mount.tsx';

const frozenIn = frozenForm(addContractMachine, { role: 'owner' });

const stories = formStories({
  show: (stop) => <addContractMount.View actor={frozenIn(stop)} />,
  submit: t('submit'),
  refusal: {
    message: 'Ce contrat n’a pas été trouvé. Vérifiez la référence et l’identifiant.',
    fields: { reference: ['Cette référence est inconnue.'] },
  },
});

export default { component: addContractMount.View };

export const Editing = stories.editing;
export const Submitting = stories.submitting;
export const Refused = stories.refused;
export const TechnicalFailure = stories.technicalFailure;
export const Consulting = stories.consulting;

export const Incomplete = stories.edited(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Référence du contrat'), '98-1000');
  await stories.sendWrong({ canvas });
  await expect(canvas.getByLabelText('Référence du contrat')).toHaveValue('98-1000');
});
