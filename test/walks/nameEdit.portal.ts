import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { formPortal, personFields } from './formPortal.ts';

export const nameEditPortal = formPortal(nameEditModel, {
  address: '/espace-personnel?modale=name',
  request: 'POST /api/user/civility',
  fields: personFields,
  submit: 'Enregistrer l’identité',
});
