import { describe, expect, it } from 'vitest';
import { profileSchema } from '#src/domain/account/profile.ts';
import { accounts, initialPassword } from '../accounts.ts';
import type { Collaborator } from '../customer.ts';
import { frenchIban, refusedBank, seededBank } from '../data/identifiers.ts';
import { accepted, openSandbox } from '../testing.ts';
import { magic, refusedContactEmail, refusedSiret } from './contracts.ts';
import { refusedMessage, refusedProductEmail } from './customerService.ts';
import { blockedEmail } from './management.ts';

const today = '2026-11-21';
const open = (account = 'owner') => openSandbox(account, 'default', today);

/** The owner's contracts: all roles, then read-only bank account, then no direct debit. */
const [reference, ofReadOnlyBank, withoutDebit] = ['981000000037', '981000015875', '981000023794'];
const iban = frenchIban(seededBank, '00001', '00000000042');
const refusedIban = frenchIban(refusedBank, '00001', '00000000042');
const span = { start_date: '2024-11-21', end_date: today };
const invoice = 'F1000000037-0027';
const invoiceOfAnother = 'F1001000037-0008';

const serviceRequest = {
  contact_type: 'contact_customer_service_infos',
  object: 'Autre',
  need: 'Autre demande',
  object_code: 'AUTRE',
  need_code: 'AUTRE_DEMANDE',
  zipcode: '35400',
  municipality: 'Saint-Malo',
  insee: '35288',
  message: 'Pouvez-vous me rappeler ?',
  references: '',
  phone: '0199000017',
  first_name: 'Sophie',
  last_name: 'Carpentier',
};

/** Accepted requests, by a short name. */
const calls = {
  addContract: {
    path: '/api/user/addContract',
    body: { reference: '981234567890', identifier: 'AB12', zipcode: '35400' },
  },
  civility: {
    path: '/api/user/civility',
    body: {
      civility: 'miss',
      first_name: 'Anne-Laure',
      last_name: 'L’Hôte',
      entity_name: 'Mairie',
      department_code: 'other',
    },
  },
  email: {
    path: '/api/user/email',
    body: { email: 'nouveau@ecluses.example', repeated_email: 'nouveau@ecluses.example' },
  },
  password: {
    path: '/api/user/password',
    body: { old_password: initialPassword, password: 'Nouveau-34', repeated_password: 'Nouveau-34' },
  },
  registration: {
    path: '/user/registration',
    body: {
      civility: 'mr',
      first_name: 'Zoé',
      last_name: 'N’Guyen',
      email: 'zoe@nouveau.example',
      repeated_email: 'zoe@nouveau.example',
      password: 'Secret-12',
      repeated_password: 'Secret-12',
      token_captcha: '',
    },
  },
  billing: {
    path: '/api/contract/update_info',
    body: {
      form: 'billing',
      reference,
      name: 'Atelier',
      company_name: 'SARL des Écluses',
      siret: '73282932000074',
      naf_code: '',
      billing_address_1: '3 rue du Port',
      billing_address_2: 'ÉTAGE 2',
      billing_zip_code: '35400',
      billing_town: 'Saint-Malo',
    },
  },
  contact: {
    path: '/api/contract/update_info',
    body: {
      form: 'contact',
      reference,
      email: 'compta@client.example',
      phone: '0199001234',
      mobile_phone: '',
    },
  },
  bankAccount: { path: '/api/contract/update_iban', body: { reference, holder: 'Mairie', iban } },
  directDebit: {
    path: `/api/contract/iban/${reference}`,
    body: { action: 'P', reference, has_mandate: 1, civility: 'mr', last_name: 'Le Goff', iban },
  },
  invoices: {
    path: '/api/invoices',
    body: { startDate: '2025-11-21', endDate: today, currentPage: 1, itemsPerPage: 5 },
  },
  inserts: { path: '/api/invoice/inserts', body: { reference, numeroFacture: invoice } },
  meters: { path: '/api/consumption/meters_list', body: { currentPage: 1, itemsPerPage: 5 } },
  telemetry: {
    path: '/api/consumption/telemetry',
    body: { reference, id_PDS: 'PDS004217', mode: 'daily', ...span },
  },
  visits: {
    path: '/api/consumption/nontelemetry',
    body: { reference, id_PDS: 'PDS004217', matricule: 'D21TA1000142', ...span },
  },
  invitations: {
    path: '/api/management/user',
    body: [{ type: 'admin', email: 'neuf@client.example' }],
  },
  emails: { path: '/api/management/user/emails', body: { emails: ['neuf@client.example'] } },
  promotion: { path: '/api/management/user/type', body: { type: 'admin', userId: '3' } },
  productRequest: {
    path: '/p/contact/request',
    body: {
      contact_type: 'contact_form_product_infos',
      last_name: 'Carpentier',
      first_name: 'Sophie',
      email: 'sophie@moulins.example',
      company: 'Moulins de la Rance',
      function: 'Directrice',
      subject: 'switch,water',
      message: '',
      token_captcha: '',
    },
  },
  visitorRequest: { path: '/p/contact/request', body: serviceRequest },
} as const;

type Call = keyof typeof calls;

const post = ({ ask }: Awaited<ReturnType<typeof open>>, call: Call, changes: object = {}) => {
  const { path, body } = calls[call];
  return ask('POST', path, {
    body: Array.isArray(changes) ? changes : Object.assign(structuredClone(body), changes),
  });
};

describe('a request of each kind', () => {
  it.each(Object.keys(calls) as Call[])('is accepted: %s', async (call) => {
    const { status, json } = await post(await open(), call);
    expect({ status, code: json.code ?? '00' }).toEqual({ status: 200, code: '00' });
  });

  it.each<[string, Call, object]>([
    ['20', 'addContract', { reference: magic.unknownReference }],
    ['21', 'addContract', { reference }],
    ['22', 'addContract', { reference: magic.attachedElsewhere }],
    ['23', 'addContract', { identifier: magic.wrongIdentifier }],
    ['24', 'addContract', { zipcode: magic.wrongZipcode }],
    ['25', 'email', { email: accounts[1]?.email, repeated_email: accounts[1]?.email }],
    ['26', 'password', { old_password: 'x' }],
    ['27', 'registration', { email: accounts[1]?.email, repeated_email: accounts[1]?.email }],
    ['28', 'billing', { siret: refusedSiret }],
    ['29', 'contact', { email: refusedContactEmail }],
    ['30', 'bankAccount', { iban: refusedIban }],
    ['32', 'directDebit', { iban: refusedIban }],
    ['20', 'telemetry', { id_PDS: 'PDS000000' }],
    ['20', 'telemetry', { reference: '981003000037' }],
    ['20', 'visits', { matricule: 'D21TA1000143' }],
    ['60', 'telemetry', { reference: '981000007956', id_PDS: 'PDS/004 218' }],
    ['40', 'promotion', { userId: '1' }],
    ['41', 'emails', { emails: [blockedEmail] }],
    ['42', 'invitations', [{ type: 'admin', email: accounts[0]?.email }]],
    ['43', 'invitations', [{ type: 'admin', email: 'francois.dherve@ecluses.example' }]],
    ['70', 'productRequest', { email: refusedProductEmail }],
    ['72', 'visitorRequest', { message: refusedMessage }],
  ])('has the refusal %s: %s with %j', async (code, call, changes) => {
    const { status, json } = await post(await open(), call, changes);
    expect({ status, code: json.code }).toEqual({ status: 200, code });
  });

  it.each<[Call, object, string]>([
    ['addContract', { form: 'x' }, 'Champ inconnu.'],
    ['addContract', { identifier: 'AB1' }, '4 caractères sont attendus.'],
    ['addContract', { reference: '971234567890' }, '12 chiffres qui commencent par 98 sont attendus.'],
    ['civility', { first_name: 'A' }, '2 caractères au moins sont attendus.'],
    ['civility', { last_name: 'a'.repeat(51) }, '50 caractères au plus sont attendus.'],
    ['civility', { last_name: 'R2' }, 'Un nom ne contient pas de chiffre.'],
    ['civility', { department_code: 'x' }, 'Valeur refusée.'],
    ['email', { repeated_email: 'c@d.example' }, 'Les deux saisies sont différentes.'],
    [
      'password',
      { password: 'sansmajuscule-1', repeated_password: 'sansmajuscule-1' },
      'Une majuscule est attendue.',
    ],
    ['contact', { mobile_phone: undefined }, 'Champ obligatoire.'],
    ['bankAccount', { iban: 'FR7630006000011234567890188' }, 'Cet IBAN n’est pas valide.'],
    ['invoices', { endDate: '2026-02-30' }, 'Une date aaaa-mm-jj est attendue.'],
    ['invoices', { startDate: '2026-11-22' }, 'Choisissez une date qui précède la date de fin.'],
    ['telemetry', { start_date: '2026-11-22' }, 'Choisissez une date qui précède la date de fin.'],
    ['emails', { emails: ['a@b.example', 'A@b.example'] }, 'Une adresse est répétée.'],
    ['visitorRequest', { phone: '12' }, '10 chiffres qui commencent par 0 sont attendus.'],
    ['productRequest', { contact_type: 'x' }, 'Valeur refusée.'],
  ])('is malformed: %s with %j', async (call, changes, message) => {
    const { status, json } = await post(await open(), call, changes);
    expect({ status, errors: json.validation_errors }).toEqual({
      status: 400,
      errors: { [Object.keys(changes)[0] ?? '']: [message] },
    });
  });

  it.each<[string, Call, object]>([
    ['internal_adviser_simple', 'addContract', {}],
    ['internal_adviser_simple', 'email', {}],
    ['internal_adviser_admin', 'civility', {}],
    ['internal_adviser_admin', 'password', {}],
    ['internal_adviser_admin', 'bankAccount', {}],
    ['internal_adviser_admin', 'contact', {}],
    ['internal_adviser_admin', 'billing', { reference: '981004000037' }],
    ['owner', 'bankAccount', { reference: ofReadOnlyBank }],
    ['simple', 'invitations', {}],
    ['unknown-role', 'promotion', {}],
  ])('is forbidden to %s: %s with %j', async (account, call, changes) => {
    expect((await post(await open(account), call, changes)).status).toBe(403);
  });
});

describe('a change', () => {
  it.each<[Call, object]>([
    [
      'addContract',
      {
        contracts: expect.arrayContaining([
          expect.objectContaining({ reference: '981234567890', insee_code: '35288' }),
        ]),
      },
    ],
    ['civility', calls.civility.body],
    [
      'billing',
      { contracts: expect.arrayContaining([expect.objectContaining({ reference, name: 'Atelier' })]) },
    ],
    [
      'contact',
      { contracts: expect.arrayContaining([expect.objectContaining({ reference, phone: '0199001234' })]) },
    ],
    [
      'bankAccount',
      {
        contracts: expect.arrayContaining([
          expect.objectContaining({ reference, iban, rib_holder: 'Mairie' }),
        ]),
      },
    ],
  ])('of the profile: %s', async (call, expected) => {
    const sandbox = await open();
    const before = (await sandbox.ask('GET', '/api/user')).json;
    await post(sandbox, call);
    const { json } = await sandbox.ask('GET', '/api/user');
    expect(json).toMatchObject(expected);
    expect(json.contracts.slice(1, 12)).toEqual(before.contracts.slice(1));
  });

  it.each<[Call, object]>([
    ['email', { email: 'nouveau@ecluses.example', type: 'owner' }],
    ['registration', { first_name: 'Zoé', entity_name: null, contracts: [] }],
  ])('with a new token: %s', async (call, expected) => {
    const sandbox = await open();
    const { jwt } = (await post(sandbox, call)).json;
    expect((await sandbox.ask('GET', '/api/user', { token: jwt })).json).toMatchObject(expected);
    expect((await sandbox.ask('GET', '/api/user')).status).toBe(call === 'email' ? 401 : 200);
  });

  it('of collaborators: deleted, promoted and invited', async () => {
    const sandbox = await open();
    const list = async (): Promise<Collaborator[]> =>
      (await sandbox.ask('GET', '/api/management/user/list')).json.managed_users;
    const rows = await list();
    expect(new Set(rows.map(({ email }) => email)).size).toBe(27);
    expect(await sandbox.ask('DELETE', '/api/management/user/2')).toEqual(accepted);
    expect((await sandbox.ask('DELETE', '/api/management/user/2')).status).toBe(404);
    await post(sandbox, 'promotion');
    await post(sandbox, 'invitations');
    const after = await list();
    expect(after).toHaveLength(27);
    expect(after[1]).toMatchObject({ userId: '3', type: 'admin', actions: ['delete_user'] });
    expect(after.at(-1)).toMatchObject({
      email: 'neuf@client.example',
      lastLogin: null,
      actions: ['delete_user', 'send_invitation'],
    });
  });
});

describe('the data', () => {
  it.each(accounts)('of $id are read by the portal', async ({ id, ...account }) => {
    const { ask } = await open(id);
    const profile = profileSchema.parse((await ask('GET', '/api/user')).json);
    expect(profile).toMatchObject({ type: account.type, contracts_status: account.contractsStatus });
    expect(profile.contracts).toHaveLength(account.contracts);
    expect(profile.entity_name !== '').toBe(account.complete);
  });

  it('have a balance that is the sum of the waiting invoices', async () => {
    const sandbox = await open();
    const { detailContract } = (await sandbox.ask('GET', '/api/user')).json;
    const amountOf = ({ montantFacture }: { montantFacture: number | string }) =>
      Number(String(montantFacture).replace(',', '.'));
    for (const { reference, balance } of detailContract) {
      const { json } = await post(sandbox, 'invoices', { startDate: '2020-01-01', reference, pending: true });
      const [contract] = json.clientFacturesPro;
      expect(contract?.balance_amount ?? balance).toBe(balance);
      const cents = (contract?.facturesPro ?? []).map(
        (row: { montantFacture: number }) => 100 * amountOf(row),
      );
      const sum = cents.reduce((total: number, amount: number) => total + amount, 0);
      expect(Math.round(sum)).toBe(Math.max(0, Math.round(100 * balance)));
    }
  });

  it.each<Call>(['invoices', 'meters', 'telemetry', 'visits'])(
    'are the same at each start: %s',
    async (call) => {
      const [one, other] = await Promise.all([open(), open()]);
      expect(await post(other, call)).toEqual(await post(one, call));
    },
  );
});

describe('a search', () => {
  const [of600, of60, of3] = [ofReadOnlyBank, reference, '981000007956'];
  const [ofNone, of48] = ['981000031713', '981000063389'];

  it.each<['invoices' | 'meters', object, [reference: string, count: number, shown: number][]]>([
    [
      'invoices',
      {},
      [
        [reference, 27, 27],
        [of3, 3, 3],
        [of600, 600, 5],
        [withoutDebit, 5, 5],
        [ofNone, 0, 0],
      ],
    ],
    ['invoices', { currentPage: 4 }, []],
    ['invoices', { reference: of48, startDate: '2020-01-01' }, [[of48, 48, 5]]],
    ['invoices', { reference: of600, currentPage: 120 }, [[of600, 600, 5]]],
    ['invoices', { reference: of600, currentPage: 121 }, [[of600, 600, 0]]],
    ['invoices', { reference: of600.slice(0, -1), currentPage: 2 }, []],
    ['invoices', { reference: of600, pending: true }, [[of600, 12, 12]]],
    ['invoices', { reference, status: { exclude: ['S', 'A'] } }, [[reference, 2, 2]]],
    ['invoices', { reference, startDate: '2026-11-03', endDate: '2026-11-16' }, [[reference, 2, 2]]],
    [
      'invoices',
      { siteAddress: 'AVENUE jean jaures' },
      [
        [reference, 27, 27],
        [ofNone, 0, 0],
      ],
    ],
    ['invoices', { invoiceNumber: 'f1000007956' }, [[of3, 3, 3]]],
    ['invoices', { amount: 0.01 }, []],
    [
      'meters',
      {},
      [
        [of60, 60, 5],
        [of3, 2, 2],
        [of600, 3, 3],
        [withoutDebit, 7, 5],
        [ofNone, 0, 0],
      ],
    ],
    ['meters', { reference: of60, currentPage: 12 }, [[of60, 60, 5]]],
    ['meters', { reference: '98100000', currentPage: 2 }, []],
    ['meters', { matricule: 'd21ta10001' }, [[of60, 1, 1]]],
    ['meters', { siteAddress: 'amiral duguay brest' }, [[of3, 2, 2]]],
    ['meters', { siteAddress: 'amiral duguay brest', reference: of60 }, []],
  ])('of %s by %j', async (call, criteria, expected) => {
    const { json } = await post(await open(), call, criteria);
    const rows = json.clientFacturesPro ?? json.clientCompteursPro;
    expect(
      rows.map((row: Record<string, unknown>) => [
        row.reference,
        row.nbFacture ?? row.nbCompteurTotal,
        Object(row.facturesPro ?? row.compteursPro).length,
      ]),
    ).toEqual(expected);
  });
});

type Measure = { date: string; volume: number; index: number | null; type: string };

/** Measures of the meter at an index of the first page of the owner's first contract. */
const measuresOf = async (rank: number, call: 'telemetry' | 'visits', changes: object) => {
  const sandbox = await open();
  const [{ compteursPro }] = (await post(sandbox, 'meters')).json.clientCompteursPro;
  const { json } = await post(sandbox, call, {
    id_PDS: compteursPro[rank].idPDS,
    ...(call === 'visits' && { matricule: compteursPro[rank].matriculeCompteur }),
    ...changes,
  });
  const measures: Measure[] = json.measures;
  return measures;
};

describe('the measures of a meter', () => {
  it('cover two years by day until yesterday, and include missing days and estimates', async () => {
    const days = await measuresOf(0, 'telemetry', { start_date: '2020-01-01', end_date: '2030-12-31' });
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['21/11/2024', '20/11/2026']);
    expect(days.length).toBeLessThan(730);
    expect(days.some(({ index, volume }) => index === null && volume === 0)).toBe(true);
    expect(new Set(days.map(({ type }) => type))).toEqual(new Set(['R', 'E']));
  });

  it('are summed by month', async () => {
    const july = { start_date: '2026-07-01', end_date: '2026-07-31' };
    const days = await measuresOf(0, 'telemetry', july);
    const [month] = await measuresOf(0, 'telemetry', { ...july, mode: 'monthly' });
    expect(month?.volume).toBeCloseTo(
      days.reduce((sum, { volume }) => sum + volume, 0),
      3,
    );
    expect(month).toMatchObject({ date: '31/07/2026', index: days.at(-1)?.index });
  });

  it.each([
    [2, 'dates with a time', { date: expect.stringMatching(/^\d{4}-\d\d-\d\d 23:59:00$/) }],
    [3, 'texts', { volume: expect.stringMatching(/^\d+(,\d{1,3})?$/) }],
  ])('of rank %i have other formats: %s', async (rank, _, expected) => {
    const days = await measuresOf(rank, 'telemetry', { start_date: '2026-11-01' });
    expect(days.at(-1)).toMatchObject(expected);
  });

  it('are about every six months on site, one of them estimated', async () => {
    const read = await measuresOf(1, 'visits', { start_date: '2025-01-01' });
    expect(read.map(({ date, type }) => `${date} ${type}`)).toEqual([
      '29/04/2025 R',
      '28/10/2025 R',
      '28/04/2026 E',
      '27/10/2026 R',
    ]);
  });
});

describe('a document', () => {
  it.each([
    ['invoice', `/api/invoice/download/${invoice}`, 200],
    ['invoice of another account', `/api/invoice/download/${invoiceOfAnother}`, 404],
    ['unknown invoice', '/api/invoice/download/F1000000037-0028', 404],
    ['signed mandate', `/api/contract/sepamandate/download/${reference}-M1/sps`, 200],
    ['mandate without a signature', `/api/contract/sepamandate/download/${reference}/sps`, 404],
  ])('of the customer is a PDF: %s', async (_, path, status) => {
    const { send, token } = await open();
    const answer = await send('GET', path, { token });
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.text()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    expect((await send('GET', path)).status).toBe(401);
  });

  it('of more than two years is refused with the code 51', async () => {
    const { ask } = await open();
    // Billed every 73 days: its eleventh invoice is 731 days old.
    expect((await ask('GET', '/api/invoice/download/F1000023794-0010')).json.code).toBe('51');
  });

  it.each([
    [invoice, 1],
    ['F1000000037-0026', 0],
    ['F1000000037-0025', 3],
  ])('comes with the invoice %s: %i', async (numeroFacture, count) => {
    const sandbox = await open();
    const { ListeEncarts } = (await post(sandbox, 'inserts', { numeroFacture })).json;
    expect(ListeEncarts).toHaveLength(count);
    const download = (code: string) =>
      sandbox.send('POST', '/api/invoice/inserts/download', { token: sandbox.token, body: { code } });
    for (const { insertDownloadCode } of ListeEncarts)
      expect((await download(insertDownloadCode)).headers.get('content-type')).toBe('application/pdf');
    expect((await download(`${numeroFacture}-E${count + 1}`)).status).toBe(404);
  });
});

describe('a direct debit', () => {
  it.each([
    [reference, '00'],
    [withoutDebit, '31'],
  ])('of %s has the code %s', async (contract, code) => {
    const { ask } = await open();
    const path = `/api/contract/iban/${contract}`;
    expect((await ask('GET', `${path}?enable_tracking=1&action=P`)).json.code).toBe(code);
    expect((await ask('GET', path)).status).toBe(400);
  });

  it('requires a signature only without a mandate', async () => {
    const sandbox = await open();
    expect(await post(sandbox, 'directDebit')).toEqual(accepted);
    const { json } = await post(sandbox, 'directDebit', { has_mandate: 0 });
    expect(json.urlSEPA).toBe(`/third-party/signature?reference=${reference}`);
  });
});

describe('a request with files', () => {
  const half = 2_621_440;
  const file = (bytes: number) => new File(['x'.repeat(bytes)], 'é.pdf', { type: 'application/pdf' });

  it.each<[string, Record<string, string | File>, number, string]>([
    ['grand-compte', {}, 200, '00'],
    ['grand-compte', { 'attachments[0]': file(half), 'attachments[1]': file(half) }, 200, '00'],
    ['grand-compte', { 'attachments[0]': file(half), 'attachments[1]': file(half + 1) }, 200, '71'],
    ['grand-compte', { message: refusedMessage }, 200, '72'],
    ['grand-compte', { message: 'a'.repeat(5_001) }, 400, '400'],
    ['grand-compte', { 'attachments[3]': file(1) }, 400, '400'],
    ['internal_adviser_admin', {}, 403, '403'],
  ])('of %s with %o has the status %i and the code %s', async (account, changes, status, code) => {
    const { fetch, token } = await open(account);
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...serviceRequest, ...changes })) body.append(name, value);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(
      new Request('http://portal.test/api/contact/request/files', { method: 'POST', headers, body }),
    );
    expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status, code });
  });
});

it.each([
  ['insee=35288&type=town', 1],
  ['insee=35049&type=town', 2],
  ['insee=35093&type=town', 0],
  ['insee=35238&type=town', '15'],
  ['insee=29019&type=town', '16'],
  ['insee=35238&type=street&street=rue+des+%C3%89cluses&streetNumber=12', 1],
  ['insee=35238&type=street&hexaviaCode=0352380A&streetNumber=201', '15'],
  ['insee=1053&type=town', '400'],
])('finds phone numbers, or returns a code: %s', async (query, expected) => {
  const { ask } = await open();
  const { json } = await ask('GET', `/api/municipality/contract/contact?${query}`);
  expect(json.listeContacts?.length ?? json.code).toBe(expected);
});
