import * as z from 'zod/mini';
import { newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { billingRules } from '#machines/billing-edit/billingEdit.machine.ts';
import { newEmailSchema } from '#machines/email-edit/emailEdit.machine.ts';
import { passwordChangeSchema } from '#machines/password-edit/passwordEdit.machine.ts';
import { productContactSchema } from '#machines/product-contact/productContact.machine.ts';
import { accountRules } from '#machines/signup/signup.machine.ts';
import { emailSchema, identitySchema } from '../domain/account/identity.ts';
import { civilities } from '../domain/account/profile.ts';
import { anyPhoneSchema, longestMessage } from '../domain/contact.ts';
import { pageSize } from '../domain/contract/contractPage.ts';
import { bankAccountKeys } from '../domain/iban.ts';

/** Body or query of each call, only for tests (docs/decisions/0024-a-call-in-one-declaration.md). */

const someText = z.string().check(z.minLength(1));
const optionalText = z.optional(z.string());
const reference = z.string().check(z.regex(/^98\d{10}$/));
const iban = z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/));
const mobilePhone = z.string().check(z.regex(/^(?:0[67]\d{8}|\+68(?:[17]\d{6}|9\d{8}))$/));
const newPassword = z.string().check(z.minLength(8));
const nameOf = (shortest: number, longest: number) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest));
const message = z.string().check(z.maxLength(longestMessage));
const page = z.int().check(z.gte(1));
const ofMeter = { reference, id_PDS: z.string(), start_date: z.iso.date(), end_date: z.iso.date() };
const invoiceStatuses = z.array(z.enum(['S', 'A']));
const attachment = z.optional(z.file());
const serviceRequest = {
  contact_type: z.literal('contact_customer_service_infos'),
  object: z.string(),
  need: z.string(),
  object_code: z.string(),
  need_code: z.string(),
  zipcode: optionalText,
  municipality: optionalText,
  insee: optionalText,
  message,
  references: optionalText,
  phone: optionalText,
  first_name: someText,
  last_name: someText,
};
const productRequest = z.object({
  contact_type: z.literal('contact_form_product_infos'),
  ...productContactSchema('switch').shape,
  last_name: someText,
  first_name: someText,
  phone: z.optional(anyPhoneSchema),
  reference: z.optional(z.string().check(z.regex(/^(98\d{10})?$/))),
  subject: z.string().check(z.regex(/^(switch|fluids|water)(,(switch|fluids|water))*$/)),
  token_captcha: z.string(),
});

/** Billing data. SIRET, NAF code and zip code may be empty, or invalid if the user has not changed them. */
const billingChange = z.object({
  form: z.literal('billing'),
  reference,
  ...billingRules,
  name: z.string(),
  siret: z.string(),
  naf_code: z.string(),
  billing_zip_code: z.string(),
});

const contactChange = z.object({
  form: z.literal('contact'),
  reference,
  email: someText,
  phone: z.string(),
  mobile_phone: z.string(),
});

export const requests = {
  'POST /user/registration': z.object({
    ...accountRules,
    first_name: nameOf(1, 255),
    last_name: nameOf(1, 255),
    password: newPassword,
    token_captcha: z.string(),
  }),
  'POST /api/user/civility': z.object({
    ...identitySchema.shape,
    first_name: nameOf(2, 255),
    last_name: nameOf(2, 50),
  }),
  'POST /api/user/email': newEmailSchema,
  'POST /api/user/password': z.object({ ...passwordChangeSchema.shape, password: newPassword }),
  'POST /api/user/addContract': newContractSchema,
  'POST /api/contract/update_info': z.union([billingChange, contactChange]),
  'POST /api/contract/update_iban': z.object({ reference, holder: bankAccountKeys.holder, iban }),
  'GET /api/contract/iban/{reference}': z.object({ enable_tracking: z.literal('1'), action: z.literal('P') }),
  'POST /api/contract/iban/{reference}': z.object({
    action: z.literal('P'),
    reference,
    has_mandate: z.literal([0, 1]),
    civility: z.enum(civilities),
    last_name: someText,
    iban,
    mobile_phone: z.optional(mobilePhone),
    holder: z.optional(someText),
  }),
  'POST /api/management/user/invitation': z.object({ email: emailSchema }),
  'POST /api/management/user/type': z.object({ type: z.literal('admin'), userId: someText }),
  'POST /api/management/user/emails': z.object({ emails: z.array(emailSchema).check(z.minLength(1)) }),
  'POST /api/management/user': z
    .array(z.object({ type: z.enum(['simple', 'admin']), email: emailSchema }))
    .check(z.minLength(1)),
  'POST /api/invoices': z.object({
    reference: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    invoiceNumber: z.optional(someText),
    siteAddress: z.optional(someText),
    amount: z.optional(z.number()),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    pending: z.optional(z.boolean()),
    status: z.optional(
      z.union([z.object({ include: invoiceStatuses }), z.object({ exclude: invoiceStatuses })]),
    ),
    currentPage: page,
    itemsPerPage: z.literal(pageSize),
  }),
  'POST /api/invoice/inserts': z.object({ reference, numeroFacture: someText }),
  'POST /api/invoice/inserts/download': z.object({ code: someText }),
  'POST /api/consumption/meters_list': z.object({
    reference: optionalText,
    matricule: optionalText,
    siteAddress: optionalText,
    currentPage: page,
    itemsPerPage: page,
  }),
  'POST /api/consumption/telemetry': z.object({ ...ofMeter, mode: z.enum(['monthly', 'daily']) }),
  'POST /api/consumption/nontelemetry': z.object({ ...ofMeter, matricule: z.string() }),
  'GET /api/municipality/contract/contact': z.object({
    insee: z.string().check(z.regex(/^\d[\dAB]\d{3}$/)),
    type: z.enum(['town', 'street']),
    hexaviaCode: optionalText,
    street: optionalText,
    streetNumber: optionalText,
  }),
  'POST /api/contact/request/files': z.object({
    ...serviceRequest,
    'attachments[0]': attachment,
    'attachments[1]': attachment,
    'attachments[2]': attachment,
  }),
  'POST /p/contact/request': z.union([productRequest, z.object(serviceRequest)]),
};
