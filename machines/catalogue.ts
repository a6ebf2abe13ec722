import { addContractMachine } from './add-contract/addContract.machine.ts';
import { addContractModel } from './add-contract/addContract.model.ts';
import { billingEditMachine } from './billing-edit/billingEdit.machine.ts';
import { billingEditModel } from './billing-edit/billingEdit.model.ts';
import { collaboratorsMachine } from './collaborators/collaborators.machine.ts';
import { collaboratorsModel } from './collaborators/collaborators.model.ts';
import { contactEditMachine } from './contact-edit/contactEdit.machine.ts';
import { contactEditModel } from './contact-edit/contactEdit.model.ts';
import { directDebitMachine } from './direct-debit/directDebit.machine.ts';
import { directDebitModel } from './direct-debit/directDebit.model.ts';
import { emailEditMachine } from './email-edit/emailEdit.machine.ts';
import { emailEditModel } from './email-edit/emailEdit.model.ts';
import { ibanEditMachine } from './iban-edit/ibanEdit.machine.ts';
import { ibanEditModel } from './iban-edit/ibanEdit.model.ts';
import { inviteMachine } from './invite/invite.machine.ts';
import { inviteModel } from './invite/invite.model.ts';
import type { Flow } from './kit/flow.ts';
import { mandateDownloadMachine } from './mandate-download/mandateDownload.machine.ts';
import { mandateDownloadModel } from './mandate-download/mandateDownload.model.ts';
import { nameEditMachine } from './name-edit/nameEdit.machine.ts';
import { nameEditModel } from './name-edit/nameEdit.model.ts';
import { noticeMachine } from './notice/notice.machine.ts';
import { noticeModel } from './notice/notice.model.ts';
import { passwordEditMachine } from './password-edit/passwordEdit.machine.ts';
import { passwordEditModel } from './password-edit/passwordEdit.model.ts';
import { profileCompletionMachine } from './profile-completion/profileCompletion.machine.ts';
import { profileCompletionModel } from './profile-completion/profileCompletion.model.ts';
import { sessionMachine } from './session/session.machine.ts';
import { sessionModel } from './session/session.model.ts';
import { signupMachine } from './signup/signup.machine.ts';
import { signupModel } from './signup/signup.model.ts';

/** Every flow of the portal, in the order a product owner reads them. */
export const catalogue: readonly Flow[] = [
  { id: 'session', folder: 'session', machine: sessionMachine, model: sessionModel },
  { id: 'signup', folder: 'signup', machine: signupMachine, model: signupModel },
  {
    id: 'profileCompletion',
    folder: 'profile-completion',
    machine: profileCompletionMachine,
    model: profileCompletionModel,
  },
  { id: 'addContract', folder: 'add-contract', machine: addContractMachine, model: addContractModel },
  { id: 'nameEdit', folder: 'name-edit', machine: nameEditMachine, model: nameEditModel },
  { id: 'emailEdit', folder: 'email-edit', machine: emailEditMachine, model: emailEditModel },
  { id: 'passwordEdit', folder: 'password-edit', machine: passwordEditMachine, model: passwordEditModel },
  { id: 'billingEdit', folder: 'billing-edit', machine: billingEditMachine, model: billingEditModel },
  { id: 'contactEdit', folder: 'contact-edit', machine: contactEditMachine, model: contactEditModel },
  { id: 'ibanEdit', folder: 'iban-edit', machine: ibanEditMachine, model: ibanEditModel },
  { id: 'directDebit', folder: 'direct-debit', machine: directDebitMachine, model: directDebitModel },
  {
    id: 'mandateDownload',
    folder: 'mandate-download',
    machine: mandateDownloadMachine,
    model: mandateDownloadModel,
  },
  { id: 'collaborators', folder: 'collaborators', machine: collaboratorsMachine, model: collaboratorsModel },
  { id: 'invite', folder: 'invite', machine: inviteMachine, model: inviteModel },
  { id: 'notice', folder: 'notice', machine: noticeMachine, model: noticeModel },
];
