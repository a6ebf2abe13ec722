import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { t } from '#locales/fr/captcha.ts';
import { failures as words } from '#locales/fr/failures.ts';
import type { Return } from '#machines/direct-debit/directDebit.setup.ts';
import {
  knownContract as contract,
  contractWithDebit,
  knownIdentity as identity,
} from '#machines/domain/fixtures/account.ts';
import { billingContract, knownCriteria, knownInvoice } from '#machines/domain/fixtures/billing.ts';
import {
  consumptionContract,
  everyMeter,
  knownMeter,
  measureOn,
  meterReadOnSite,
} from '#machines/domain/fixtures/consumption.ts';
import { ajaccio } from '#machines/domain/fixtures/places.ts';
import type { Period } from '#machines/domain/period.ts';
import type { ExportSource } from '#machines/export/export.setup.ts';
import type { StreetAsked } from '#machines/phone-lookup/phoneLookup.setup.ts';
import { productContactModel } from '#machines/product-contact/productContact.model.ts';
import { entriesOf, standInBrowser } from '#test/standInBrowser.ts';
import { storeToken } from '../api/token.ts';
import type { CaptchaAnswer } from '../ui/captchaTypes.ts';
import { addContract } from './add-contract/addContract.ports.ts';
import { billing as billingFlow, invoicePages } from './billing/billing.ports.ts';
import { billingEdit } from './billing-edit/billingEdit.ports.ts';
import { collaborators } from './collaborators/collaborators.ports.ts';
import { consumption, meterPages } from './consumption/consumption.ports.ts';
import { contactEdit } from './contact-edit/contactEdit.ports.ts';
import { customerService } from './customer-service/customerService.ports.ts';
import { directDebit } from './direct-debit/directDebit.ports.ts';
import { documentDownload } from './document-download/documentDownload.ports.ts';
import { emailEdit } from './email-edit/emailEdit.ports.ts';
import { consumptionExport } from './export/export.ports.ts';
import { histogram } from './histogram/histogram.ports.ts';
import { ibanEdit } from './iban-edit/ibanEdit.ports.ts';
import { inserts } from './inserts/inserts.ports.ts';
import { invite } from './invite/invite.ports.ts';
import { invoiceExport } from './invoice-export/invoiceExport.ports.ts';
import { mandateDownload } from './mandate-download/mandateDownload.ports.ts';
import { meter } from './meter/meter.ports.ts';
import { nameEdit } from './name-edit/nameEdit.ports.ts';
import { passwordEdit } from './password-edit/passwordEdit.ports.ts';
import { phoneLookup } from './phone-lookup/phoneLookup.ports.ts';
import { productContact } from './product-contact/productContact.ports.ts';
import { profileCompletion } from './profile-completion/profileCompletion.ports.ts';
import { session } from './session/session.ports.ts';
import { signup } from './signup/signup.ports.ts';

/** What each flow asks of the back office, to the letter (docs/back-office.openapi.yaml). */

type Asked = {
  call: string;
  query: Record<string, string>;
  body: unknown;
  bearer: string | null;
  signal: AbortSignal;
  /** Kept, as a browser keeps what it waits for: what is collected is not aborted. */
  waiting: unknown;
};

/** What is sent: nothing, JSON, or the parts of a form, in order, a file by its name and its text. */
const bodyOf = async (request: Request): Promise<unknown> => {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const text = await request.text();
    return text && JSON.parse(text);
  }
  const parts = [...(await request.formData())];
  return Promise.all(
    parts.map(async ([name, part]) => [name, part instanceof File ? [part.name, await part.text()] : part]),
  );
};

/** The calls made; those without an answer stay as they are. */
const backOffice = (answers: Record<string, unknown>): Asked[] => {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const body = await bodyOf(request);
    const told = [call + search, call].find((known) => known in answers);
    const answer =
      told === undefined ? new Promise<Response>(() => {}) : Promise.resolve(Response.json(answers[told]));
    asked.push({
      call,
      query: Object.fromEntries(searchParams),
      body,
      bearer: request.headers.get('Authorization'),
      signal: request.signal,
      waiting: [input, request, answer],
    });
    return answer;
  });
  return asked;
};

type Flow<Event extends EventObject> = {
  start: () => unknown;
  send: (event: Event) => void;
  stop: () => unknown;
  getSnapshot: () => { can: (event: Event) => boolean };
};

/** Makes the events one after the other, each as soon as the flow hears it. */
const after = async <Event extends EventObject>(flow: Flow<Event>, ...events: NoInfer<Event>[]) => {
  flow.start();
  for (const event of events) {
    await vi.waitFor(() => expect(flow.getSnapshot().can(event), event.type).toBe(true));
    flow.send(event);
  }
  return flow;
};

const role = 'owner';
const email = 'jeanne.legoff@exemple.test';
const emailTwice = { email, repeated_email: email };
const passwordTwice = { password: 'Eau-claire-29', repeated_password: 'Eau-claire-29' };
const { reference } = contract;
const newContract = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };
const { civility, first_name, last_name } = identity;
const account = { civility, first_name, last_name, ...emailTwice, ...passwordTwice };
const contact = { email, phone: '0199000017', mobile_phone: '0639980017' };
const { name, company_name, siret, naf_code, billing_zip_code, billing_town } = contract;
const { billing_address_1, billing_address_2 } = contract;
const place = { billing_address_1, billing_address_2, billing_zip_code, billing_town };
const billing = { name, company_name, siret, naf_code, ...place };

const anyone = { id: 'a/7', email, actions: ['delete_user', 'send_invitation', 'update_to_admin'] };
const listed = { 'GET /api/management/user/list': { managed_users: [anyone] } };
const acted = (action: 'delete_user' | 'send_invitation' | 'update_to_admin') => () =>
  after(
    createActor(collaborators),
    { type: 'action.chosen', action, id: anyone.id },
    { type: 'action.confirmed' },
  );

const checked = { 'POST /api/management/user/emails': { emails: { [email]: 'doesnt_exist' } } };
const emailsSubmitted = { type: 'emails.submitted', typed: email } as const;

const newSignup = (
  solveCaptcha: () => Promise<CaptchaAnswer> = async () => ({ token: 'a-captcha' }),
  hasToken = false,
) =>
  createActor(signup({ solveCaptcha, addContract }), {
    input: { hasToken, isCreated: false, runsCaptcha: true },
  });

const accountSubmitted = { type: 'account.submitted', account: { ...account, cgu: 'on' } } as const;

const newDebit = (returned: Return | null = null) =>
  createActor(directDebit, {
    input: {
      contract: contractWithDebit,
      returned,
      signature: { origin: location.origin, trusted: [] },
      today: new Date(2026, 10, 21),
    },
  });

const debitKnown = { 'GET /api/contract/iban/981000004217': { has_mandate: 1, iban: contract.iban } };

const newExport = () =>
  createActor(invoiceExport, { input: { today: new Date(2026, 10, 21), showsAllColumns: true } });

const newHistogram = (period: Period, today: Date, meter = knownMeter) =>
  createActor(histogram, { input: { meter, today, period, view: 'chart' } });

const telemetry = 'POST /api/consumption/telemetry';
const nontelemetry = 'POST /api/consumption/nontelemetry';
/** The export of a meter's page, or of the meters of a contract. */
const newMeterExport = (source: ExportSource) =>
  createActor(consumptionExport, { input: { today: new Date(2026, 10, 22), source } });

const exportAsked = {
  type: 'form.submitted',
  values: { mode: 'monthly', start_date: '2025-12-01', end_date: '2026-11-22', format: 'csv' },
} as const;

const entered = { type: 'protectedPage.entered', target: '/' } as const;

const newPhoneLookup = () => createActor(phoneLookup, { input: { purpose: 'day' } });
const streetNeeded = {
  'GET /api/municipality/contract/contact?insee=2A004&type=town': { code: '15', message: 'Précisez la rue.' },
};
const askedOfStreet = (street: StreetAsked) =>
  after(newPhoneLookup(), { type: 'town.chosen', place: ajaccio }, { type: 'street.submitted', street });

type Row = {
  call: string;
  query?: Record<string, string>;
  body?: unknown;
  /** What is answered to the calls before. */
  answers?: Record<string, unknown>;
  make: () => Promise<{ stop: () => unknown; getSnapshot: () => unknown }>;
};

const rows: Row[] = [
  {
    call: 'POST /api/user/addContract',
    body: newContract,
    make: () =>
      after(createActor(addContract, { input: { role } }), { type: 'form.submitted', values: newContract }),
  },
  {
    call: 'POST /api/user/civility',
    body: identity,
    make: () =>
      after(createActor(nameEdit, { input: { role, identity } }), {
        type: 'form.submitted',
        values: identity,
      }),
  },
  {
    call: 'POST /api/user/civility',
    body: { ...identity, entity_name: 'Halles' },
    make: () =>
      after(createActor(profileCompletion, { input: { role, identity } }), {
        type: 'form.submitted',
        values: { ...identity, entity_name: 'Halles' },
      }),
  },
  {
    call: 'POST /api/user/email',
    body: emailTwice,
    make: () =>
      after(createActor(emailEdit, { input: { role, email } }), {
        type: 'form.submitted',
        values: emailTwice,
      }),
  },
  {
    call: 'POST /api/user/password',
    body: { old_password: ' ancien ', ...passwordTwice },
    make: () =>
      after(createActor(passwordEdit, { input: { role, email } }), {
        type: 'form.submitted',
        values: { old_password: ' ancien ', ...passwordTwice },
      }),
  },
  {
    call: 'POST /api/contract/update_info',
    body: { form: 'billing', reference, ...billing },
    make: () =>
      after(createActor(billingEdit, { input: { role, contract } }), {
        type: 'form.submitted',
        values: billing,
      }),
  },
  {
    call: 'POST /api/contract/update_info',
    body: { form: 'contact', reference, ...contact },
    make: () =>
      after(createActor(contactEdit, { input: { role, contract } }), {
        type: 'form.submitted',
        values: contact,
      }),
  },
  {
    call: 'POST /api/contract/update_iban',
    body: { reference, holder: 'Le Port', iban: 'BE68539007547034' },
    make: () =>
      after(createActor(ibanEdit, { input: { role, contract } }), {
        type: 'form.submitted',
        values: { holder: 'Le Port', 'iban-1': 'BE68 5390 0754 7034' },
      }),
  },
  { call: 'GET /api/management/user/list', make: () => after(createActor(collaborators)) },
  { call: 'DELETE /api/management/user/a%2F7', answers: listed, make: acted('delete_user') },
  {
    call: 'POST /api/management/user/invitation',
    body: { email },
    answers: listed,
    make: acted('send_invitation'),
  },
  {
    call: 'POST /api/management/user/type',
    body: { type: 'admin', userId: 'a/7' },
    answers: listed,
    make: acted('update_to_admin'),
  },
  {
    call: 'POST /api/management/user/emails',
    body: { emails: [email] },
    make: () => after(createActor(invite), emailsSubmitted),
  },
  {
    call: 'POST /api/management/user',
    body: [{ type: 'simple', email }],
    answers: checked,
    make: () => after(createActor(invite), emailsSubmitted, { type: 'invitations.submitted' }),
  },
  {
    call: 'POST /user/registration',
    body: { ...account, token_captcha: 'a-captcha' },
    make: () => after(newSignup(), accountSubmitted),
  },
  { call: 'GET /api/user', make: () => after(newSignup(undefined, true)) },
  {
    call: 'POST /p/contact/request',
    body: {
      contact_type: 'contact_form_product_infos',
      last_name: 'Carpentier',
      first_name: 'Sophie',
      email: 'sophie.carpentier@moulins.example',
      phone: '0199000017',
      company: 'Moulins de la Rance',
      function: 'Responsable technique',
      reference: '981000004217',
      subject: 'switch,water',
      message: 'Nous aimerions une démonstration.',
      token_captcha: 'a-captcha',
    },
    make: () =>
      after(
        createActor(
          productContact(async () => ({ token: 'a-captcha' })),
          {
            input: { product: 'switch', runsCaptcha: true, known: null },
          },
        ),
        { type: 'form.submitted', ...productContactModel.cases['form.submitted']['bien formée'] },
      ),
  },
  {
    call: 'GET /api/contract/iban/981000004217',
    query: { enable_tracking: '1', action: 'P' },
    make: () => after(newDebit()),
  },
  {
    call: 'POST /api/invoices',
    body: {
      reference: '981000004217',
      startDate: '2025-11-21',
      endDate: '2026-11-21',
      currentPage: 1,
      itemsPerPage: 5,
    },
    answers: debitKnown,
    make: () => after(newDebit()),
  },
  {
    call: 'GET /api/municipality/contract/contact',
    query: { insee: '2A004', type: 'town' },
    make: () => after(newPhoneLookup(), { type: 'town.chosen', place: ajaccio }),
  },
  {
    call: 'GET /api/municipality/contract/contact',
    query: { insee: '2A004', type: 'street', streetNumber: '12 bis' },
    answers: streetNeeded,
    make: () => askedOfStreet({ hexaviaCode: '', streetNumber: '12 bis' }),
  },
  {
    call: 'GET /api/municipality/contract/contact',
    query: { insee: '2A004', type: 'street', hexaviaCode: '2A0040288A' },
    answers: streetNeeded,
    make: () => askedOfStreet({ hexaviaCode: '2A0040288A', streetNumber: '' }),
  },
  {
    call: 'POST /api/contract/iban/981000004217',
    answers: { ...debitKnown, 'POST /api/invoices': {} },
    body: {
      action: 'P',
      reference: '981000004217',
      has_mandate: 1,
      civility: 'miss',
      last_name: 'Le Goff',
      iban: contract.iban,
    },
    make: () =>
      after(
        newDebit(),
        { type: 'contract.confirmed' },
        {
          type: 'holder.submitted',
          values: { holder_type: 'person', civility: 'miss', last_name: 'Le Goff', mobile_phone: '' },
        },
        { type: 'account.submitted', values: { account: 'kept', consent: 'on' } },
      ),
  },
  {
    call: 'GET /api/contract/sepamandate/download/981000004217-M1/sps',
    make: () => after(newDebit({ status: 'OK', fullRef: '981000004217-M1' })),
  },
  {
    call: 'GET /api/contract/sepamandate/download/981000004217-M1/sps',
    make: () => after(createActor(mandateDownload, { input: { reference: '981000004217-M1', type: 'sps' } })),
  },
  {
    call: 'POST /api/consumption/meters_list',
    body: {
      reference: '9810',
      matricule: 'D21TA1000142',
      siteAddress: 'quai',
      currentPage: 1,
      itemsPerPage: 5,
    },
    make: () =>
      after(
        createActor(consumption, {
          input: { typed: { reference: '98-10', matricule: ' D21TA1000142 ', siteAddress: 'quai' } },
        }),
      ),
  },
  {
    call: 'POST /api/consumption/meters_list',
    body: { reference, currentPage: 2, itemsPerPage: 5 },
    make: () =>
      after(createActor(meterPages, { input: { reference, criteria: everyMeter, rows: [], rowCount: 60 } }), {
        type: 'page.turned',
        page: 2,
      }),
  },
  {
    call: 'POST /api/invoices',
    body: {
      reference: '9810',
      amount: 1120.4,
      startDate: '2025-11-21',
      endDate: '2026-11-21',
      pending: true,
      currentPage: 1,
      itemsPerPage: 5,
    },
    make: () =>
      after(
        createActor(billingFlow, {
          input: {
            typed: {
              reference: '98-10',
              amount: '1 120,40 €',
              startDate: '2025-11-21',
              endDate: '2026-11-21',
              pending: 'on',
            },
          },
        }),
      ),
  },
  {
    call: 'POST /api/invoices',
    body: { reference, startDate: '2025-11-21', endDate: '2026-11-21', currentPage: 2, itemsPerPage: 5 },
    make: () =>
      after(
        createActor(invoicePages, { input: { reference, criteria: knownCriteria, rows: [], rowCount: 27 } }),
        { type: 'page.turned', page: 2 },
      ),
  },
  {
    call: 'POST /api/invoices',
    body: { startDate: '2025-11-21', endDate: '2026-11-21', currentPage: 1, itemsPerPage: 5 },
    make: () => after(newExport(), { type: 'everything.chosen', criteria: knownCriteria }),
  },
  {
    call: 'GET /api/invoice/download/F2026-004217',
    make: () =>
      after(createActor(documentDownload, { input: { kind: 'invoice', invoice: knownInvoice } }), {
        type: 'document.asked',
      }),
  },
  {
    call: 'POST /api/invoice/inserts',
    body: { reference, numeroFacture: 'F2026-004217' },
    make: () => after(createActor(inserts, { input: { reference, numeroFacture: 'F2026-004217' } })),
  },
  {
    call: 'POST /api/invoice/inserts/download',
    body: { code: 'TRI/2026' },
    make: () =>
      after(
        createActor(documentDownload, {
          input: { kind: 'insert', insert: { label: 'Guide du tri', code: 'TRI/2026' } },
        }),
        { type: 'document.asked' },
      ),
  },
  {
    call: 'GET /api/invoice/download/F2026-004217',
    make: () =>
      after(
        newExport(),
        { type: 'invoices.toggled', listed: [{ invoice: knownInvoice, contract: billingContract }] },
        { type: 'documents.asked' },
      ),
  },
  {
    call: 'POST /api/consumption/meters_list',
    body: { reference, currentPage: 1, itemsPerPage: 5 },
    make: () => after(createActor(meter, { input: { kind: 'TR', reference, idPDS: 'PDS/42', known: null } })),
  },
  {
    call: nontelemetry,
    body: {
      reference,
      id_PDS: 'PDS004218',
      matricule: 'C09AB000318',
      start_date: '2022-01-01',
      end_date: '2023-12-31',
    },
    make: () => after(newHistogram({ mode: 'monthly', name: '2024' }, new Date(2025, 5, 1), meterReadOnSite)),
  },
  {
    call: 'POST /api/consumption/meters_list',
    body: { reference, currentPage: 1, itemsPerPage: 5 },
    make: () => after(newMeterExport({ reference })),
  },
  {
    call: 'POST /api/consumption/telemetry',
    body: {
      reference: knownMeter.reference,
      id_PDS: 'PDS004217',
      mode: 'monthly',
      start_date: '2025-12-01',
      end_date: '2026-11-22',
    },
    make: () => after(newMeterExport({ contract: consumptionContract, meters: [knownMeter] }), exportAsked),
  },
  {
    call: 'POST /api/consumption/nontelemetry',
    body: {
      reference: meterReadOnSite.reference,
      id_PDS: 'PDS004218',
      matricule: 'C09AB000318',
      start_date: '2025-12-01',
      end_date: '2026-11-22',
    },
    make: () =>
      after(newMeterExport({ contract: consumptionContract, meters: [meterReadOnSite] }), exportAsked),
  },
  {
    call: 'POST /api/contact/request/files',
    body: [
      ['contact_type', 'contact_customer_service_infos'],
      ['object', 'Ma facture et mon paiement'],
      ['need', 'Comprendre une facture'],
      ['object_code', 'FACTURE'],
      ['need_code', 'COMPRENDRE'],
      ['zipcode', ''],
      ['municipality', ''],
      ['insee', '35288'],
      ['message', 'Que comprend la part fixe ?'],
      ['references', '981000004217,981000000037'],
      ['phone', '0199000017'],
      ['first_name', 'Jeanne'],
      ['last_name', 'Le Goff'],
      ['attachments[0]', ['facture.pdf', '%PDF-1.4']],
      ['attachments[1]', ['façade.gif', 'GIF89a']],
    ],
    make: () =>
      after(
        createActor(customerService(phoneLookup), {
          input: {
            role,
            identity: { first_name, last_name },
            contracts: ['981000004217', '981000000037'].map((one) => ({
              ...contract,
              reference: one,
              insee_code: '35288',
            })),
          },
        }),
        { type: 'topic.chosen', topic: 'FACTURE' },
        { type: 'need.chosen', need: 'COMPRENDRE' },
        {
          type: 'form.submitted',
          values: {
            references: ['981000004217', '981000000037'],
            message: 'Que comprend la part fixe ?',
            phone: '01 99 00 00 17',
            first_name,
            last_name,
            attachments: [new File(['%PDF-1.4'], 'facture.pdf'), new File(['GIF89a'], 'façade.gif')],
          },
        },
        { type: 'identity.confirmed' },
      ),
  },
  { call: 'GET /api/token-check', make: () => after(createActor(session), entered) },
  {
    call: 'GET /api/user',
    answers: { 'GET /api/token-check': {} },
    make: () => after(createActor(session), entered),
  },
];

beforeEach(() => {
  standInBrowser();
  // What brings code on demand listens to it.
  vi.stubGlobal('document', new EventTarget());
  storeToken('a-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(rows)(
  '$call carries $body, and nothing of it stays here',
  async ({ call, query = {}, body, answers, make }) => {
    const asked = backOffice(answers ?? {});
    const flow = await make();
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ call, query }));
    expect(asked.at(-1)).toMatchObject({ body: body ?? '', bearer: 'Bearer a-token' });
    expect(asked.at(-1)?.query).toEqual(query);
    expect(entriesOf(localStorage)).toEqual({ 'portal.token': 'a-token' });
    expect(entriesOf(sessionStorage)).toEqual({});
    flow.stop();
  },
);

it.each(rows)('$call is aborted when its flow is left', async ({ call, query = {}, answers, make }) => {
  const asked = backOffice(answers ?? {});
  const flow = await make();
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ call, query }));
  expect(asked.at(-1)?.signal.aborted).toBe(false);
  flow.stop();
  expect(asked.at(-1)?.signal.aborted).toBe(true);
});

/** What is asked of a meter, of a period and of the same one of the year before, to the letter. */
const measured: { period: Period; today: Date; days: [start: string, end: string][] }[] = [
  {
    period: { mode: 'monthly', name: '2025' },
    today: new Date(2026, 10, 22),
    days: [
      ['2025-01-01', '2025-12-31'],
      ['2024-01-01', '2024-12-31'],
    ],
  },
  {
    period: { mode: 'monthly', name: '2026' },
    today: new Date(2026, 10, 22),
    days: [
      ['2026-01-01', '2026-11-22'],
      ['2025-01-01', '2025-12-31'],
    ],
  },
  {
    period: { mode: 'monthly', name: '2026' },
    today: new Date(2026, 11, 31, 23, 59),
    days: [
      ['2026-01-01', '2026-12-31'],
      ['2025-01-01', '2025-12-31'],
    ],
  },
  // Older than measures are kept: not asked.
  {
    period: { mode: 'monthly', name: '2024' },
    today: new Date(2026, 10, 22),
    days: [['2024-01-01', '2024-12-31']],
  },
  {
    period: { mode: 'daily', name: '2028-02' },
    today: new Date(2028, 2, 1),
    days: [
      ['2028-02-01', '2028-02-29'],
      ['2027-02-01', '2027-02-28'],
    ],
  },
  {
    period: { mode: 'daily', name: '2025-02' },
    today: new Date(2025, 2, 1, 0, 1),
    days: [
      ['2025-02-01', '2025-02-28'],
      ['2024-02-01', '2024-02-29'],
    ],
  },
  // The months when clocks change.
  {
    period: { mode: 'daily', name: '2026-03' },
    today: new Date(2026, 2, 29, 3, 30),
    days: [
      ['2026-03-01', '2026-03-29'],
      ['2025-03-01', '2025-03-31'],
    ],
  },
  {
    period: { mode: 'daily', name: '2026-10' },
    today: new Date(2026, 10, 22),
    days: [
      ['2026-10-01', '2026-10-31'],
      ['2025-10-01', '2025-10-31'],
    ],
  },
  // Two rolling years, to the day.
  {
    period: { mode: 'daily', name: '2025-11' },
    today: new Date(2026, 10, 22),
    days: [
      ['2025-11-01', '2025-11-30'],
      ['2024-11-22', '2024-11-30'],
    ],
  },
  {
    period: { mode: 'daily', name: '2024-12' },
    today: new Date(2026, 10, 22),
    days: [['2024-12-01', '2024-12-31']],
  },
];

it.each(measured)(
  'the measures of $period.name, $today, are asked of $days',
  async ({ period, today, days }) => {
    const asked = backOffice({});
    const flow = newHistogram(period, today).start();
    await vi.waitFor(() => expect(asked).toHaveLength(days.length));
    const { mode } = period;
    expect(asked.map(({ call, body }) => ({ call, body }))).toEqual(
      days.map(([start_date, end_date]) => ({
        call: telemetry,
        body: { reference: knownMeter.reference, id_PDS: knownMeter.idPDS, mode, start_date, end_date },
      })),
    );
    flow.stop();
  },
);

it('a year before that fails does not keep the measures from coming', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { start_date } = await new Request(input, init).json();
    return start_date === '2026-07-01'
      ? Response.json({ measures: [{ date: '14/07/2026', volume: 35.2, index: 1_204, type: 'R' }] })
      : Response.json({ code: '42', message: 'Non.' });
  });
  const flow = newHistogram({ mode: 'daily', name: '2026-07' }, new Date(2026, 10, 22)).start();
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('shown'));
  expect(flow.getSnapshot().context.held.get('2026-07')).toEqual({
    measures: [measureOn('2026-07-14')],
    before: null,
  });
  flow.stop();
});

it('the token of a changed address replaces the one that is kept', async () => {
  backOffice({ 'POST /api/user/email': { jwt: 'its-token' } });
  const actor = createActor(emailEdit, { input: { role, email } });
  await after(actor, { type: 'form.submitted', values: emailTwice });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('submitted'));
  expect(localStorage.getItem('portal.token')).toBe('its-token');
});

it('an account that is opened leaves its token, and none of what was typed', async () => {
  sessionStorage.setItem('portal.signup', JSON.stringify({ last_name }));
  backOffice({ 'POST /user/registration': { jwt: 'its-token' } });
  const actor = newSignup();
  await after(actor, accountSubmitted);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('attaching'));
  expect(localStorage.getItem('portal.token')).toBe('its-token');
  expect(sessionStorage.getItem('portal.signup')).not.toContain(last_name);
  actor.stop();
});

it('an account that is refused is sent again with a captcha of its own', async () => {
  const asked = backOffice({ 'POST /user/registration': { code: '20', message: 'Un compte existe déjà.' } });
  const actor = newSignup(
    vi.fn().mockResolvedValueOnce({ token: 'first' }).mockResolvedValue({ token: 'second' }),
  );
  for (const count of [1, 2]) {
    await after(actor, accountSubmitted);
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('editing'));
    expect(actor.getSnapshot().context.failure?.message).toBe('Un compte existe déjà.');
  }
  expect(asked.map(({ body }) => body)).toEqual([
    { ...account, token_captcha: 'first' },
    { ...account, token_captcha: 'second' },
  ]);
});

it('a captcha that is not solved is said, and nothing is sent', async () => {
  const asked = backOffice({});
  const actor = newSignup(async () => ({ problem: 'closed' }));
  await after(actor, accountSubmitted);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('editing'));
  expect(actor.getSnapshot().context.failure?.message).toBe(t('closed'));
  expect(asked).toEqual([]);
});

it.each([
  [
    'POST /api/user/email',
    { jwt: '' },
    async () => {
      const actor = createActor(emailEdit, { input: { role, email } });
      await after(actor, { type: 'form.submitted', values: emailTwice });
      return () => actor.getSnapshot().context.failure;
    },
  ],
  [
    'POST /user/registration',
    {},
    async () => {
      const actor = newSignup();
      await after(actor, accountSubmitted);
      return () => actor.getSnapshot().context.failure;
    },
  ],
  [
    'POST /api/management/user/emails',
    { emails: { [email]: 7 } },
    async () => {
      const actor = createActor(invite);
      await after(actor, emailsSubmitted);
      return () => actor.getSnapshot().context.failure;
    },
  ],
])('%s answered by %j is a technical failure', async (call, answer, make) => {
  backOffice({ [call]: answer });
  const failure = await make();
  await vi.waitFor(() => expect(failure()).toMatchObject({ kind: 'technical', message: words.technical }));
});

it.each(rows.slice(1, 5))('$call says « Erreur » where its refusal says nothing', async ({ call, make }) => {
  const asked = backOffice({ [call]: { code: '20' } });
  const flow = await make();
  await vi.waitFor(() => expect(asked.at(-1)?.call).toBe(call));
  await vi.waitFor(() =>
    expect(flow.getSnapshot()).toMatchObject({ context: { failure: { message: words.defaultMessage } } }),
  );
});
