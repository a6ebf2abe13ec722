import { t } from '#locales/fr/billingEdit.ts';
import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const billingEditPortal = formPortal(billingEditModel, {
  address: `/espace-personnel?modale=billing&contrat=${knownContract.reference}`,
  submit: t('submit'),
  done: 'La facturation du contrat est enregistrée.',
});
