import { t } from '#locales/fr/nameEdit.ts';
import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const nameEditPortal = formPortal(nameEditModel, {
  address: '/espace-personnel?modale=name',
  submit: t('submit'),
  done: 'Votre identité est enregistrée.',
});
