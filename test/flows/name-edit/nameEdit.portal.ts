import { t } from '#locales/fr/nameEdit.ts';
import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { formPortal, identityFields } from '../../walks/formPortal.ts';

export const nameEditPortal = formPortal(nameEditModel, {
  address: '/espace-personnel?modale=name',
  fields: identityFields,
  submit: t('submit'),
  done: 'Votre identité est enregistrée.',
});
