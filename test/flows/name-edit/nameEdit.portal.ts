import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { formPortal, identityFields } from '../../walks/formPortal.ts';

export const nameEditPortal = formPortal(nameEditModel, {
  address: '/espace-personnel?modale=name',
  fields: identityFields,
  submit: 'Enregistrer l’identité',
  done: 'Votre identité est enregistrée.',
});
