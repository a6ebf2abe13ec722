import type * as z from 'zod/mini';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { newContractSchema } from '#machines/add-contract/addContract.schema.ts';
import { billingModel } from '#machines/billing/billing.model.ts';
import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { billingSchema } from '#machines/billing-edit/billingEdit.schema.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { contactSchema } from '#machines/contact-edit/contactEdit.schema.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import { requestSchema } from '#machines/customer-service/customerService.schema.ts';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { accountSchema, debitRequestOf, holderSchema } from '#machines/direct-debit/directDebit.schema.ts';
import { lastTwelveMonths } from '#machines/domain/calendar.ts';
import { contractSchema } from '#machines/domain/contract.ts';
import { knownContract } from '#machines/domain/fixtures/account.ts';
import { knownInvoice } from '#machines/domain/fixtures/billing.ts';
import { everyMeter, knownMeter, meterReadOnSite } from '#machines/domain/fixtures/consumption.ts';
import { identitySchema } from '#machines/domain/identity.ts';
import { invoiceCriteriaSchema } from '#machines/domain/invoiceSearch.ts';
import { meterCriteriaSchema } from '#machines/domain/meterSearch.ts';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { newEmailSchema } from '#machines/email-edit/emailEdit.schema.ts';
import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { bankAccountSchema } from '#machines/iban-edit/ibanEdit.schema.ts';
import { insertsModel } from '#machines/inserts/inserts.model.ts';
import { invitationsOf } from '#machines/invite/invitations.ts';
import { inviteModel } from '#machines/invite/invite.model.ts';
import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { passwordChangeSchema } from '#machines/password-edit/passwordEdit.schema.ts';
import { phoneLookupModel } from '#machines/phone-lookup/phoneLookup.model.ts';
import { productContactModel } from '#machines/product-contact/productContact.model.ts';
import { productContactSchema } from '#machines/product-contact/productContact.schema.ts';
import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { newAccountSchema } from '#machines/signup/signup.schema.ts';
import * as account from '#src/api/account.ts';
import { loadMeasures, searchMeters, searchMetersOf } from '#src/api/consumption.ts';
import { askCustomerService } from '#src/api/contact.ts';
import * as contracts from '#src/api/contracts.ts';
import { loadInformation, requestDebit } from '#src/api/directDebit.ts';
import { loadInserts } from '#src/api/inserts.ts';
import { findBillingContract, searchInvoices, searchInvoicesOf } from '#src/api/invoices.ts';
import * as management from '#src/api/management.ts';
import { lookUpPhones } from '#src/api/phoneLookup.ts';
import { askAboutProducts } from '#src/api/productContact.ts';
import { register } from '#src/api/registration.ts';
import { findProfile, loadProfile } from '#src/api/session.ts';

export type PortalCall = (signal: AbortSignal) => Promise<unknown>;

/** What a schema makes of the values that it accepts. */
const accepted = <Schema extends z.ZodMiniType>(schema: Schema, values: unknown[]): z.output<Schema>[] =>
  values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });

/** What is typed in a form, in each case of its model. */
const typedIn = ({
  cases,
}: {
  cases: { 'form.submitted': Record<string, { values: unknown }> };
}): unknown[] => Object.values(cases['form.submitted']).map(({ values }) => values);

/** The call of each payload. */
const each = <Payload>(
  call: (payload: Payload, signal: AbortSignal) => Promise<unknown>,
  payloads: readonly Payload[],
): PortalCall[] => payloads.map((payload) => (signal) => call(payload, signal));

const people = [...typedIn(nameEditModel), ...typedIn(profileCompletionModel)];
const bareContract = contractSchema.parse({ reference: knownContract.reference });
const adviser = 'internal_adviser_admin';
const billings = [
  ...accepted(billingSchema({ role: 'owner', contract: knownContract }), typedIn(billingEditModel)),
  ...accepted(billingSchema({ role: adviser, contract: knownContract }), typedIn(billingEditModel)),
  // What is closed to an adviser is sent back as it is: empty, where the contract has none.
  ...accepted(billingSchema({ role: adviser, contract: bareContract }), [{ name: '', company_name: '' }]),
];
const contacts = accepted(contactSchema(knownContract), typedIn(contactEditModel));
const bankAccounts = accepted(bankAccountSchema(knownContract), typedIn(ibanEditModel));
const { 'un compte connu, sans mandat': information } = directDebitModel.outcomes.loadInformation.done;
const debits = accepted(
  holderSchema,
  Object.values(directDebitModel.cases['holder.submitted']).map(({ values }) => values),
).flatMap((holder) =>
  accepted(
    accountSchema(information),
    Object.values(directDebitModel.cases['account.submitted']).map(({ values }) => values),
  ).map((account) => debitRequestOf({ reference: knownContract.reference, holder, account })),
);
const newAccounts = accepted(
  newAccountSchema,
  Object.values(signupModel.cases['account.submitted']).map((submitted) => submitted.account),
);
const captchas = ['', ...Object.values(signupModel.outcomes.solveCaptcha.done)];
const productRequests = accepted(productContactSchema('switch'), typedIn(productContactModel)).flatMap(
  (asked) =>
    [asked, { ...asked, phone: '', reference: '', message: '' }].flatMap((request) =>
      captchas.map((token_captcha) => ({
        contact_type: 'contact_form_product_infos' as const,
        ...request,
        token_captcha,
      })),
    ),
);
const collaborators = Object.values(collaboratorsModel.outcomes.loadCollaborators.done).flat();
const checks = Object.values(inviteModel.outcomes.checkEmails.done);

const searches = Object.values({
  ...billingModel.cases['search.requested'],
  ...billingModel.cases['address.reached'],
}).map(({ typed }) => typed);
const criteria = accepted(invoiceCriteriaSchema, [
  ...searches,
  { ...searches[0], invoiceNumber: 'F2026-1', siteAddress: 'quai', amount: '1 120,40 €' },
]);

const meterCriteria = [
  everyMeter,
  ...accepted(meterCriteriaSchema, [
    { reference: '98 1000 0042 17', matricule: ' D21TA1000142 ', siteAddress: 'quai Duguay-Trouin' },
  ]),
];
const days = { startDate: '2026-01-01', endDate: '2026-12-31' };
const measuresAsked = [knownMeter, meterReadOnSite].flatMap((meter) =>
  (['monthly', 'daily'] as const).map((mode) => ({ meter, mode, ...days })),
);

const serviceRequests = accepted(requestSchema('contactForm', []), typedIn(customerServiceModel)).map(
  (request) => ({
    ...request,
    attachments: [new File(['%PDF-1.4'], 'plan.pdf')],
    object: 'Autre',
    need: 'Autre demande',
    object_code: 'AUTRE',
    need_code: 'AUTRE_DEMANDE',
  }),
);

/** Every function of src/api that calls the back office, with the requests that the flows make by it. */
export const portalCalls: Record<string, PortalCall[]> = {
  findProfile: [(signal) => findProfile('a-token', signal)],
  loadProfile: [loadProfile],
  register: each(
    register,
    newAccounts.flatMap((opened) => captchas.map((token_captcha) => ({ ...opened, token_captcha }))),
  ),
  askCustomerService: each(askCustomerService, serviceRequests),
  askAboutProducts: each(askAboutProducts, productRequests),
  saveIdentity: each(account.saveIdentity, accepted(identitySchema, people)),
  changeEmail: each(account.changeEmail, accepted(newEmailSchema, typedIn(emailEditModel))),
  changePassword: each(account.changePassword, accepted(passwordChangeSchema, typedIn(passwordEditModel))),
  attachContract: each(contracts.attachContract, accepted(newContractSchema, typedIn(addContractModel))),
  updateContract: each(contracts.updateContract, [...billings, ...contacts]),
  updateIban: each(contracts.updateIban, bankAccounts),
  loadInformation: [(signal) => loadInformation(knownContract.reference, signal)],
  requestDebit: each(requestDebit, debits),
  searchInvoices: each(
    searchInvoices,
    criteria.map((asked) => ({ criteria: asked, page: 2 })),
  ),
  findBillingContract: each(findBillingContract, [
    { criteria: lastTwelveMonths(new Date(2026, 10, 21)), reference: knownContract.reference, page: 1 },
  ]),
  searchInvoicesOf: each(
    searchInvoicesOf,
    criteria.map((asked) => ({ criteria: asked, reference: knownInvoice.reference, page: 3 })),
  ),
  loadInserts: each(loadInserts, [insertsModel.inputs['une facture']]),
  searchMeters: each(
    searchMeters,
    meterCriteria.map((asked) => ({ criteria: asked, page: 2 })),
  ),
  searchMetersOf: each(
    searchMetersOf,
    meterCriteria.map((asked) => ({ criteria: asked, reference: knownMeter.reference, page: 3 })),
  ),
  loadMeasures: each(loadMeasures, measuresAsked),
  loadCollaborators: [management.loadCollaborators],
  lookUpPhones: each(
    lookUpPhones,
    Object.values(phoneLookupModel.cases['town.chosen']).flatMap(({ place: { insee } }) => [
      { insee, street: null },
      ...Object.values(phoneLookupModel.cases['street.submitted']).map(({ street }) => ({ insee, street })),
    ]),
  ),
  deleteCollaborator: each(management.deleteCollaborator, collaborators),
  inviteAgain: each(management.inviteAgain, collaborators),
  promote: each(management.promote, collaborators),
  checkEmails: each(management.checkEmails, checks.map(Object.keys)),
  sendInvitations: each(
    management.sendInvitations,
    checks
      .map((statuses) => invitationsOf({ emails: Object.keys(statuses), statuses, roles: {} }))
      .filter(({ length }) => length > 0),
  ),
};
