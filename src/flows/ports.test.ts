import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { failures as words } from '#locales/fr/failures.ts';
import { t } from '#locales/fr/signup.ts';
import {
  knownContract as contract,
  contractWithDebit,
  knownIdentity as identity,
} from '#machines/domain/fixtures/account.ts';
import { entriesOf, standInBrowser } from '#test/standInBrowser.ts';
import { storeToken } from '../api/token.ts';
import type { CaptchaAnswer } from '../ui/captchaTypes.ts';
import { addContract } from './add-contract/addContract.ports.ts';
import { billingEdit } from './billing-edit/billingEdit.ports.ts';
import { collaborators } from './collaborators/collaborators.ports.ts';
import { contactEdit } from './contact-edit/contactEdit.ports.ts';
import { directDebit } from './direct-debit/directDebit.ports.ts';
import { emailEdit } from './email-edit/emailEdit.ports.ts';
import { ibanEdit } from './iban-edit/ibanEdit.ports.ts';
import { invite } from './invite/invite.ports.ts';
import { mandateDownload } from './mandate-download/mandateDownload.ports.ts';
import { nameEdit } from './name-edit/nameEdit.ports.ts';
import { passwordEdit } from './password-edit/passwordEdit.ports.ts';
import { profileCompletion } from './profile-completion/profileCompletion.ports.ts';
import { session } from './session/session.ports.ts';
import { signup } from './signup/signup.ports.ts';

/** What each flow asks of the back office, to the letter (docs/back-office.openapi.yaml). */

type Asked = { call: string; body: unknown; bearer: string | null; signal: AbortSignal };

/** The calls made; those without an answer stay as they are. */
const backOffice = (answers: Record<string, unknown>): Asked[] => {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const body = await request.text();
    asked.push({
      call,
      body: body && JSON.parse(body),
      bearer: request.headers.get('Authorization'),
      signal: request.signal,
    });
    return call in answers ? Response.json(answers[call]) : new Promise<Response>(() => {});
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

const newSignup = (solveCaptcha: () => Promise<CaptchaAnswer> = async () => ({ token: 'a-captcha' })) =>
  createActor(signup({ solveCaptcha, addContract }), {
    input: { hasToken: false, isCreated: false, runsCaptcha: true },
  });

const accountSubmitted = { type: 'account.submitted', account: { ...account, cgu: 'on' } } as const;

const newDebit = () =>
  createActor(directDebit, {
    input: {
      contract: contractWithDebit,
      returned: null,
      signature: { origin: location.origin, trusted: [] },
    },
  });

const entered = { type: 'protectedPage.entered', target: '/' } as const;

type Row = {
  call: string;
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
  { call: 'GET /api/contract/iban/981000004217', make: () => after(newDebit()) },
  {
    call: 'POST /api/contract/iban/981000004217',
    answers: { 'GET /api/contract/iban/981000004217': { has_mandate: 1, iban: contract.iban } },
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
    make: () => after(createActor(mandateDownload, { input: { reference: '981000004217-M1', type: 'sps' } })),
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
  storeToken('a-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(rows)('$call carries $body, and nothing of it stays here', async ({ call, body, answers, make }) => {
  const asked = backOffice(answers ?? {});
  const flow = await make();
  await vi.waitFor(() => expect(asked.at(-1)?.call).toBe(call));
  expect(asked.at(-1)).toMatchObject({ body: body ?? '', bearer: 'Bearer a-token' });
  expect(entriesOf(localStorage)).toEqual({ 'portal.token': 'a-token' });
  expect(entriesOf(sessionStorage)).toEqual({});
  flow.stop();
});

it.each(rows)('$call is aborted when its flow is left', async ({ call, answers, make }) => {
  const asked = backOffice(answers ?? {});
  const flow = await make();
  await vi.waitFor(() => expect(asked.at(-1)?.call).toBe(call));
  expect(asked.at(-1)?.signal.aborted).toBe(false);
  flow.stop();
  expect(asked.at(-1)?.signal.aborted).toBe(true);
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
  expect(actor.getSnapshot().context.failure?.message).toBe(t('captcha.closed'));
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
