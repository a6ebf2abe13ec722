import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { formPortal } from './formPortal.ts';

export const emailEditPortal = formPortal(emailEditModel, {
  address: '/espace-personnel?modale=email',
  request: 'POST /api/user/email',
  fields: { email: 'Adresse e-mail', repeated_email: 'Confirmez l’adresse e-mail' },
  submit: 'Enregistrer l’adresse',
  accepted: { jwt: 'the token of the new address' },
});
