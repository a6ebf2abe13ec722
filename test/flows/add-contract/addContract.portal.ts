import { t } from '#locales/fr/addContract.ts';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const addContractPortal = formPortal(addContractModel, {
  address: '/espace-personnel?modale=addContract',
  submit: t('submit'),
  done: 'Le contrat a été ajouté à votre compte.',
});
