import { describe, expect, it } from 'vitest';
import { profileSchema } from '#src/domain/account/profile.ts';
import { examplesOf, jsonOf, openContract, operationsOf } from '../../contract/contract.ts';
import { accounts } from '../accounts.ts';
import type { Collaborator } from '../customer.ts';
import { frenchIban, refusedBank } from '../data/identifiers.ts';
import { accepted, openSandbox } from '../testing.ts';
import { magic, refusedContactEmail, refusedSiret } from './contracts.ts';
import { refusedMessage, refusedProductEmail } from './customerService.ts';
import { blockedEmail } from './management.ts';

const today = '2026-11-21';
const open = (account = 'owner') => openSandbox(account, 'default', today);

/** Contracts of `owner`: with all contract roles, with a read-only bank account, and without direct debit. */
const [reference, ofReadOnlyBank, withoutDebit] = ['981000000037', '981000015875', '981000023794'];
const refusedIban = frenchIban(refusedBank, '00001', '00000000042');
const invoice = 'F1000000037-0027';
const invoiceOfAnother = 'F1001000037-0008';

const ofOwner: Readonly<Record<string, object>> = {
  updateContract: { reference },
  'updateContract 2': { reference },
  updateIban: { reference },
  requestDirectDebit: { reference },
  inviteAgain: { email: 'jeanbaptiste.kuntz@ecluses.example' },
  promote: { userId: '3' },
  searchInvoices: { status: undefined },
  loadInserts: { reference, numeroFacture: invoice },
  searchMeters: { siteAddress: undefined },
  loadTelemetry: { reference, mode: 'daily' },
  loadReadings: { reference, matricule: 'D21TA1000142' },
};

/** Example requests of docs/back-office.openapi.yaml by operation id; a second example has the suffix 2. */
const requests = new Map(
  operationsOf(await openContract()).flatMap(({ operationId = '', path, requestBody }) => {
    const media = jsonOf(requestBody);
    return (media ? examplesOf(media) : []).map((example, rank) => {
      const name = rank === 0 ? operationId : `${operationId} ${rank + 1}`;
      const body = Array.isArray(example) ? example : { ...Object(example), ...ofOwner[name] };
      return [name, { path: path.replace('{reference}', reference), body }];
    });
  }),
);

const post = ({ ask }: Awaited<ReturnType<typeof open>>, name: string, changes: object = {}) => {
  const { path, body } = requests.get(name) ?? { path: '', body: {} };
  return ask('POST', path, {
    body: Array.isArray(body) ? [...body, ...Object.values(changes)] : { ...body, ...changes },
  });
};

describe('a request of each kind', () => {
  it.each([...requests.keys()].filter((name) => name !== 'downloadInsert'))(
    'succeeds with the example of the OpenAPI file for %s',
    async (name) => {
      const { status, json } = await post(await open(), name);
      expect({ status, code: json.code ?? '00' }).toEqual({ status: 200, code: '00' });
    },
  );

  it.each<[string, string, object]>([
    ['20', 'attachContract', { reference: magic.unknownReference }],
    ['21', 'attachContract', { reference }],
    ['22', 'attachContract', { reference: magic.attachedElsewhere }],
    ['23', 'attachContract', { identifier: magic.wrongIdentifier }],
    ['24', 'attachContract', { zipcode: magic.wrongZipcode }],
    ['25', 'changeEmail', { email: accounts[1]?.email, repeated_email: accounts[1]?.email }],
    ['26', 'changePassword', { old_password: 'x' }],
    ['27', 'register', { email: accounts[1]?.email, repeated_email: accounts[1]?.email }],
    ['28', 'updateContract', { siret: refusedSiret }],
    ['29', 'updateContract 2', { email: refusedContactEmail }],
    ['30', 'updateIban', { iban: refusedIban }],
    ['32', 'requestDirectDebit', { iban: refusedIban }],
    ['20', 'loadTelemetry', { id_PDS: 'PDS000000' }],
    ['20', 'loadTelemetry', { reference: '981003000037' }],
    ['20', 'loadReadings', { matricule: 'D21TA1000143' }],
    ['60', 'loadTelemetry', { reference: '981000007956', id_PDS: 'PDS/004 218' }],
    ['40', 'promote', { userId: '1' }],
    ['41', 'checkEmails', { emails: [blockedEmail] }],
    ['42', 'sendInvitations', [{ type: 'admin', email: accounts[0]?.email }]],
    ['43', 'sendInvitations', [{ type: 'admin', email: 'francois.dherve@ecluses.example' }]],
    ['70', 'askAsVisitor', { email: refusedProductEmail }],
    ['72', 'askAsVisitor 2', { message: refusedMessage }],
  ])('causes an error with the code %s: %s with %j', async (code, name, changes) => {
    const { status, json } = await post(await open(), name, changes);
    expect({ status, code: json.code }).toEqual({ status: 200, code });
  });

  it.each<[string, object, string]>([
    ['attachContract', { form: 'x' }, 'Champ inconnu.'],
    ['attachContract', { identifier: 'AB1' }, '4 caractères sont attendus.'],
    ['attachContract', { reference: '971234567890' }, '12 chiffres qui commencent par 98 sont attendus.'],
    ['savePerson', { first_name: 'A' }, '2 caractères au moins sont attendus.'],
    ['savePerson', { last_name: 'a'.repeat(51) }, '50 caractères au plus sont attendus.'],
    ['savePerson', { last_name: 'R2' }, 'Un nom ne contient pas de chiffre.'],
    ['savePerson', { department_code: 'x' }, 'Valeur refusée.'],
    ['changeEmail', { repeated_email: 'c@d.example' }, 'Les deux saisies sont différentes.'],
    [
      'changePassword',
      { password: 'sansmajuscule-1', repeated_password: 'sansmajuscule-1' },
      'Une majuscule est attendue.',
    ],
    ['updateContract 2', { mobile_phone: undefined }, 'Champ obligatoire.'],
    ['updateIban', { iban: 'FR7630006000011234567890188' }, 'Cet IBAN n’est pas valide.'],
    ['searchInvoices', { endDate: '2026-02-30' }, 'Une date aaaa-mm-jj est attendue.'],
    ['searchInvoices', { startDate: '2026-11-22' }, 'Choisissez une date qui précède la date de fin.'],
    ['loadTelemetry', { start_date: '2026-11-22' }, 'Choisissez une date qui précède la date de fin.'],
    ['checkEmails', { emails: ['a@b.example', 'A@b.example'] }, 'Une adresse est répétée.'],
    ['askAsVisitor 2', { phone: '12' }, '10 chiffres qui commencent par 0 sont attendus.'],
    ['askAsVisitor', { contact_type: 'x' }, 'Valeur refusée.'],
  ])('causes a 400 with the names of the invalid fields: %s with %j', async (name, changes, message) => {
    const { status, json } = await post(await open(), name, changes);
    expect({ status, errors: json.validation_errors }).toEqual({
      status: 400,
      errors: { [Object.keys(changes)[0] ?? '']: [message] },
    });
  });

  it.each<[string, string, object]>([
    ['internal_adviser_simple', 'attachContract', {}],
    ['internal_adviser_simple', 'changeEmail', {}],
    ['internal_adviser_admin', 'savePerson', {}],
    ['internal_adviser_admin', 'changePassword', {}],
    ['internal_adviser_admin', 'updateIban', {}],
    ['internal_adviser_admin', 'updateContract 2', {}],
    ['internal_adviser_admin', 'updateContract', { reference: '981004000037' }],
    ['owner', 'updateIban', { reference: ofReadOnlyBank }],
    ['simple', 'sendInvitations', {}],
    ['unknown-role', 'promote', {}],
  ])('causes a 403 for the account %s: %s with %j', async (account, name, changes) => {
    expect((await post(await open(account), name, changes)).status).toBe(403);
  });
});

describe('a change', () => {
  it.each([
    ['attachContract', '981000004217', { insee_code: '35288' }],
    ['updateContract', reference, { name: 'Moulin du Prieuré' }],
    ['updateContract 2', reference, { phone: '0199000017' }],
    ['updateIban', reference, { rib_holder: 'Moulins de la Rance' }],
  ])('applies only to the given contract: %s', async (name, changed, expected) => {
    const sandbox = await open();
    const list = async () => profileSchema.parse((await sandbox.ask('GET', '/api/user')).json).contracts;
    const before = await list();
    expect(await post(sandbox, name)).toEqual(accepted);
    const after = await list();
    const isOther = (contract: { reference: string }) => contract.reference !== changed;
    expect(after.find((contract) => !isOther(contract))).toMatchObject(expected);
    expect(after.filter(isOther)).toEqual(before.filter(isOther));
  });

  it.each([
    ['savePerson', 200, { first_name: 'Sophie', entity_name: 'Moulins de la Rance' }],
    ['changeEmail', 401, { email: 's.carpentier@moulins.example', type: 'owner' }],
    ['register', 200, { first_name: 'Sophie', entity_name: null, contracts: [] }],
  ])('applies to the user: %s, after which the old token has status %i', async (name, status, expected) => {
    const sandbox = await open();
    const { jwt = sandbox.token } = (await post(sandbox, name)).json;
    expect((await sandbox.ask('GET', '/api/user', { token: jwt })).json).toMatchObject(expected);
    expect((await sandbox.ask('GET', '/api/user')).status).toBe(status);
  });

  it('applies to collaborators: a deletion, a promotion and an invitation', async () => {
    const sandbox = await open();
    const list = async (): Promise<Collaborator[]> =>
      (await sandbox.ask('GET', '/api/management/user/list')).json.managed_users;
    const rows = await list();
    expect(new Set(rows.map(({ email }) => email)).size).toBe(27);
    expect(await sandbox.ask('DELETE', '/api/management/user/2')).toEqual(accepted);
    expect((await sandbox.ask('DELETE', '/api/management/user/2')).status).toBe(404);
    await post(sandbox, 'promote');
    await post(sandbox, 'sendInvitations');
    const after = await list();
    expect(after).toHaveLength(27);
    expect(after[1]).toMatchObject({ userId: '3', type: 'admin', actions: ['delete_user'] });
    expect(after.at(-1)).toMatchObject({
      email: 'nouveau@moulins.example',
      lastLogin: null,
      actions: ['delete_user', 'send_invitation'],
    });
  });
});

describe('the data of an account', () => {
  it.each(accounts)('contain for $id only values that the portal can parse', async ({ id, ...account }) => {
    const { ask } = await open(id);
    const profile = profileSchema.parse((await ask('GET', '/api/user')).json);
    expect(profile).toMatchObject({ type: account.type, contracts_status: account.contractsStatus });
    expect(profile.contracts).toHaveLength(account.contracts);
    expect(profile.entity_name !== '').toBe(account.complete);
  });

  it('contain a balance that is the sum of the pending invoices', async () => {
    const sandbox = await open();
    const { detailContract } = (await sandbox.ask('GET', '/api/user')).json;
    const amountOf = ({ montantFacture }: { montantFacture: number | string }) =>
      Number(String(montantFacture).replace(',', '.'));
    for (const { reference, balance } of detailContract) {
      const { json } = await post(sandbox, 'searchInvoices', {
        startDate: '2020-01-01',
        reference,
        pending: true,
      });
      const [contract] = json.clientFacturesPro;
      expect(contract?.balance_amount ?? balance).toBe(balance);
      const cents = (contract?.facturesPro ?? []).map(
        (row: { montantFacture: number }) => 100 * amountOf(row),
      );
      const sum = cents.reduce((total: number, amount: number) => total + amount, 0);
      expect(Math.round(sum)).toBe(Math.max(0, Math.round(100 * balance)));
    }
  });
});

describe('a search', () => {
  const of600 = ofReadOnlyBank;

  it.each([
    ['searchInvoices', {}, '27/27 3/3 600/5 5/5 0/0'],
    ['searchInvoices', { currentPage: 4 }, ''],
    ['searchInvoices', { reference: '981000063389', startDate: '2020-01-01' }, '48/5'],
    ['searchInvoices', { reference: of600, currentPage: 120 }, '600/5'],
    ['searchInvoices', { reference: of600, currentPage: 121 }, '600/0'],
    ['searchInvoices', { reference: of600.slice(0, -1), currentPage: 2 }, ''],
    ['searchInvoices', { reference: of600, pending: true }, '12/12'],
    ['searchInvoices', { reference, status: { exclude: ['S', 'A'] } }, '2/2'],
    ['searchInvoices', { reference, startDate: '2026-11-03', endDate: '2026-11-16' }, '2/2'],
    ['searchInvoices', { siteAddress: 'AVENUE jean jaures' }, '27/27 0/0'],
    ['searchInvoices', { invoiceNumber: 'f1000007956' }, '3/3'],
    ['searchInvoices', { amount: 0.01 }, ''],
    ['searchMeters', {}, '60/5 2/2 3/3 7/5 0/0'],
    ['searchMeters', { reference, currentPage: 12 }, '60/5'],
    ['searchMeters', { reference: '98100000', currentPage: 2 }, ''],
    ['searchMeters', { matricule: 'd21ta10001' }, '1/1'],
    ['searchMeters', { siteAddress: 'amiral duguay brest' }, '2/2'],
    ['searchMeters', { siteAddress: 'amiral duguay brest', reference }, ''],
  ])('returns the total counts and the rows of one page: %s with %j', async (name, criteria, expected) => {
    const { json } = await post(await open(), name, criteria);
    const counts = (json.clientFacturesPro ?? json.clientCompteursPro).map(
      ({ nbFacture, nbCompteurTotal, facturesPro, compteursPro }: Record<string, unknown>) =>
        `${nbFacture ?? nbCompteurTotal}/${Object(facturesPro ?? compteursPro).length}`,
    );
    expect(counts.join(' ')).toBe(expected);
  });
});

type Measure = { date: string; volume: number; index: number | null; type: string };

const measuresOf = async (rank: number, name: 'loadTelemetry' | 'loadReadings', changes: object) => {
  const sandbox = await open();
  const [{ compteursPro }] = (await post(sandbox, 'searchMeters')).json.clientCompteursPro;
  const { json } = await post(sandbox, name, {
    id_PDS: compteursPro[rank].idPDS,
    ...(name === 'loadReadings' && { matricule: compteursPro[rank].matriculeCompteur }),
    ...changes,
  });
  const measures: Measure[] = json.measures;
  return measures;
};

describe('the measures of a meter', () => {
  it('contain each day of two years until yesterday, with missing and estimated days', async () => {
    const days = await measuresOf(0, 'loadTelemetry', { start_date: '2020-01-01', end_date: '2030-12-31' });
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['21/11/2024', '20/11/2026']);
    expect(days.length).toBeLessThan(730);
    expect(days.some(({ index, volume }) => index === null && volume === 0)).toBe(true);
    expect(new Set(days.map(({ type }) => type))).toEqual(new Set(['R', 'E']));
  });

  it('contain for a month the sum of the volumes of its days', async () => {
    const july = { start_date: '2026-07-01', end_date: '2026-07-31' };
    const days = await measuresOf(0, 'loadTelemetry', july);
    const [month] = await measuresOf(0, 'loadTelemetry', { ...july, mode: 'monthly' });
    const total = days.reduce((sum, { volume }) => sum + volume, 0);
    expect(month?.volume).toBeCloseTo(total, 3);
    expect(month).toMatchObject({ date: '31/07/2026', index: days.at(-1)?.index });
  });

  it.each([
    [2, 'dates with a time', { date: expect.stringMatching(/^\d{4}-\d\d-\d\d 23:59:00$/) }],
    [3, 'texts', { volume: expect.stringMatching(/^\d+(,\d{1,3})?$/) }],
  ])('have for the meter no. %i another format: %s', async (rank, _, expected) => {
    const days = await measuresOf(rank, 'loadTelemetry', { start_date: '2026-11-01' });
    expect(days.at(-1)).toMatchObject(expected);
  });

  it('contain one measure per six months for a meter read on site, one of them estimated', async () => {
    const read = await measuresOf(1, 'loadReadings', { start_date: '2025-01-01' });
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
  ])('is a PDF or a refusal for the %s: status $2', async (_, path, status) => {
    const { send, token } = await open();
    const answer = await send('GET', path, { token });
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.text()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    expect((await send('GET', path)).status).toBe(401);
  });

  it('causes an error with the code 51 if older than two years', async () => {
    const { ask } = await open();
    // An invoice of 731 days, one day above the age limit: this contract has one invoice each 73 days.
    expect((await ask('GET', '/api/invoice/download/F1000023794-0010')).json.code).toBe('51');
  });

  it.each([
    [invoice, 1],
    ['F1000000037-0026', 0],
    ['F1000000037-0025', 3],
  ])('contains for the invoice %s %i inserts', async (numeroFacture, count) => {
    const sandbox = await open();
    const { ListeEncarts } = (await post(sandbox, 'loadInserts', { numeroFacture })).json;
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
  ])('of the contract %s causes the code %s', async (contract, code) => {
    const { ask } = await open();
    const path = `/api/contract/iban/${contract}`;
    expect((await ask('GET', `${path}?enable_tracking=1&action=P`)).json.code).toBe(code);
    expect((await ask('GET', path)).status).toBe(400);
  });

  it('requires a signature only if the contract has no mandate', async () => {
    const sandbox = await open();
    expect(await post(sandbox, 'requestDirectDebit', { has_mandate: 1 })).toEqual(accepted);
    const { json } = await post(sandbox, 'requestDirectDebit');
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
  ])('of the account %s with %o has status %i and code %s', async (account, changes, status, code) => {
    const { fetch, token } = await open(account);
    const body = new FormData();
    const parts = { ...requests.get('askAsVisitor 2')?.body, ...changes };
    for (const [name, value] of Object.entries<string | File>(parts)) body.append(name, value);
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
])('returns for the phone lookup %s the count of phone numbers or the code %s', async (query, expected) => {
  const { ask } = await open();
  const { json } = await ask('GET', `/api/municipality/contract/contact?${query}`);
  expect(json.listeContacts?.length ?? json.code).toBe(expected);
});
