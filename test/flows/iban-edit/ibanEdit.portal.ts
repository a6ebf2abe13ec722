import { t } from '#locales/fr/ibanEdit.ts';
import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const ibanEditPortal = formPortal(ibanEditModel, {
  address: `/espace-personnel?modale=iban&contrat=${knownContract.reference}`,
  submit: t('submit'),
  done: 'L’IBAN du contrat est enregistré.',
});
