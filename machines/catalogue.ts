import { addContractMachine } from './add-contract/addContract.machine.ts';
import { addContractModel } from './add-contract/addContract.model.ts';
import { addressSuggestionMachine } from './address-suggestion/addressSuggestion.machine.ts';
import { addressSuggestionModel } from './address-suggestion/addressSuggestion.model.ts';
import { analyticsConsentMachine } from './analytics-consent/analyticsConsent.machine.ts';
import { analyticsConsentModel } from './analytics-consent/analyticsConsent.model.ts';
import { billingMachine, invoicePagesMachine } from './billing/billing.machine.ts';
import { billingModel } from './billing/billing.model.ts';
import { invoicePagesModel } from './billing/invoicePages.model.ts';
import { billingEditMachine } from './billing-edit/billingEdit.machine.ts';
import { billingEditModel } from './billing-edit/billingEdit.model.ts';
import { collaboratorsMachine } from './collaborators/collaborators.machine.ts';
import { collaboratorsModel } from './collaborators/collaborators.model.ts';
import { consumptionMachine, meterPagesMachine } from './consumption/consumption.machine.ts';
import { consumptionModel } from './consumption/consumption.model.ts';
import { meterPagesModel } from './consumption/meterPages.model.ts';
import { contactEditMachine } from './contact-edit/contactEdit.machine.ts';
import { contactEditModel } from './contact-edit/contactEdit.model.ts';
import { customerServiceMachine } from './customer-service/customerService.machine.ts';
import { customerServiceModel } from './customer-service/customerService.model.ts';
import { directDebitMachine } from './direct-debit/directDebit.machine.ts';
import { directDebitModel } from './direct-debit/directDebit.model.ts';
import { documentDownloadMachine } from './document-download/documentDownload.machine.ts';
import { documentDownloadModel } from './document-download/documentDownload.model.ts';
import { emailEditMachine } from './email-edit/emailEdit.machine.ts';
import { emailEditModel } from './email-edit/emailEdit.model.ts';
import { exportMachine } from './export/export.machine.ts';
import { exportModel } from './export/export.model.ts';
import { histogramMachine } from './histogram/histogram.machine.ts';
import { histogramModel } from './histogram/histogram.model.ts';
import { ibanEditMachine } from './iban-edit/ibanEdit.machine.ts';
import { ibanEditModel } from './iban-edit/ibanEdit.model.ts';
import { insertsMachine } from './inserts/inserts.machine.ts';
import { insertsModel } from './inserts/inserts.model.ts';
import { inviteMachine } from './invite/invite.machine.ts';
import { inviteModel } from './invite/invite.model.ts';
import { invoiceExportMachine } from './invoice-export/invoiceExport.machine.ts';
import { invoiceExportModel } from './invoice-export/invoiceExport.model.ts';
import type { Flow } from './kit/flow.ts';
import { mandateDownloadMachine } from './mandate-download/mandateDownload.machine.ts';
import { mandateDownloadModel } from './mandate-download/mandateDownload.model.ts';
import { meterMachine } from './meter/meter.machine.ts';
import { meterModel } from './meter/meter.model.ts';
import { nameEditMachine } from './name-edit/nameEdit.machine.ts';
import { nameEditModel } from './name-edit/nameEdit.model.ts';
import { noticeMachine } from './notice/notice.machine.ts';
import { noticeModel } from './notice/notice.model.ts';
import { passwordEditMachine } from './password-edit/passwordEdit.machine.ts';
import { passwordEditModel } from './password-edit/passwordEdit.model.ts';
import { paymentMachine } from './payment/payment.machine.ts';
import { paymentModel } from './payment/payment.model.ts';
import { phoneLookupMachine } from './phone-lookup/phoneLookup.machine.ts';
import { phoneLookupModel } from './phone-lookup/phoneLookup.model.ts';
import { productContactMachine } from './product-contact/productContact.machine.ts';
import { productContactModel } from './product-contact/productContact.model.ts';
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
  { id: 'billing', folder: 'billing', machine: billingMachine, model: billingModel },
  { id: 'invoicePages', folder: 'billing', machine: invoicePagesMachine, model: invoicePagesModel },
  { id: 'inserts', folder: 'inserts', machine: insertsMachine, model: insertsModel },
  {
    id: 'documentDownload',
    folder: 'document-download',
    machine: documentDownloadMachine,
    model: documentDownloadModel,
  },
  {
    id: 'invoiceExport',
    folder: 'invoice-export',
    machine: invoiceExportMachine,
    model: invoiceExportModel,
  },
  { id: 'directDebit', folder: 'direct-debit', machine: directDebitMachine, model: directDebitModel },
  {
    id: 'mandateDownload',
    folder: 'mandate-download',
    machine: mandateDownloadMachine,
    model: mandateDownloadModel,
  },
  { id: 'payment', folder: 'payment', machine: paymentMachine, model: paymentModel },
  { id: 'consumption', folder: 'consumption', machine: consumptionMachine, model: consumptionModel },
  { id: 'meterPages', folder: 'consumption', machine: meterPagesMachine, model: meterPagesModel },
  { id: 'meter', folder: 'meter', machine: meterMachine, model: meterModel },
  { id: 'histogram', folder: 'histogram', machine: histogramMachine, model: histogramModel },
  { id: 'export', folder: 'export', machine: exportMachine, model: exportModel },
  { id: 'collaborators', folder: 'collaborators', machine: collaboratorsMachine, model: collaboratorsModel },
  { id: 'invite', folder: 'invite', machine: inviteMachine, model: inviteModel },
  {
    id: 'productContact',
    folder: 'product-contact',
    machine: productContactMachine,
    model: productContactModel,
  },
  {
    id: 'customerService',
    folder: 'customer-service',
    machine: customerServiceMachine,
    model: customerServiceModel,
  },
  { id: 'phoneLookup', folder: 'phone-lookup', machine: phoneLookupMachine, model: phoneLookupModel },
  {
    id: 'addressSuggestion',
    folder: 'address-suggestion',
    machine: addressSuggestionMachine,
    model: addressSuggestionModel,
  },
  { id: 'notice', folder: 'notice', machine: noticeMachine, model: noticeModel },
  {
    id: 'analyticsConsent',
    folder: 'analytics-consent',
    machine: analyticsConsentMachine,
    model: analyticsConsentModel,
  },
];
