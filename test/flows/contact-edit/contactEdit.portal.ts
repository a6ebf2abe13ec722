import { t } from '#locales/fr/contactEdit.ts';
import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const contactEditPortal = formPortal(contactEditModel, {
  address: `/espace-personnel?modale=contact&contrat=${knownContract.reference}`,
  submit: t('submit'),
  done: 'Le contact du contrat est enregistré.',
});
