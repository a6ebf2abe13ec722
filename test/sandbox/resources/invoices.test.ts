import { describe, expect, it, vi } from 'vitest';
import { type Profile, profileSchema } from '#src/domain/account/profile.ts';
import { randomFrom } from '../data/identifiers.ts';
import { openSandbox } from '../testing.ts';

vi.mock('../data/identifiers.ts', { spy: true });

const today = '2026-11-21';
const lastYear = { startDate: '2025-11-21', endDate: today };
const always = { startDate: '2020-01-01', endDate: today };

type Invoice = {
  numeroFacture: string;
  dateFacture: string;
  dateEcheance?: string;
  montantFacture: number | string;
  status: string;
  ConsoRelevée: number | string;
  downloadLink: string;
};

type Contract = {
  reference: string;
  served_address: string | null;
  payment_mode: string;
  balance_amount: number;
  nbFacture: number;
  roles: { role: string; enabled: boolean; reason_code: string | null }[];
  facturesPro: Invoice[];
};

type Page = { clientFacturesPro: Contract[]; nbFactureFull: number; nbCodeRefFull: number };

const openInvoices = async (account = 'owner', day = today) => {
  const sandbox = await openSandbox(account, 'default', day);
  const bodyOf = (criteria: object) => ({ ...lastYear, currentPage: 1, itemsPerPage: 5, ...criteria });
  const search = async (criteria: object = {}) => {
    const call = { token: sandbox.token, body: bodyOf(criteria) };
    const answer = await sandbox.send('POST', '/api/invoices', call);
    const page: Page = await answer.json();
    return { ...page, pages: Number(answer.headers.get('x-pagination-page-count')) };
  };
  const searchAll = async (criteria: object = {}) => {
    const { pages } = await search(criteria);
    const found = await Promise.all(
      Array.from({ length: pages }, (_, rank) => search({ ...criteria, currentPage: rank + 1 })),
    );
    return found.flatMap(({ clientFacturesPro }) => clientFacturesPro);
  };
  return { ...sandbox, bodyOf, search, searchAll };
};

const listInvoices = (contracts: Contract[]) => contracts.flatMap(({ facturesPro }) => facturesPro);
const toTime = ({ dateFacture }: Invoice) => Date.parse(dateFacture.split('/').reverse().join('-'));
const toCents = ({ montantFacture }: Invoice) =>
  Math.round(Number(String(montantFacture).replace(',', '.')) * 100);
const sumCents = (invoices: Invoice[]) => invoices.reduce((sum, invoice) => sum + toCents(invoice), 0);

const of27 = '981000000037';
const of3 = '981000007956';
const of600 = '981000015875';
const ofFourYears = '981000023794';
const ofNone = '981000031713';

describe('a search of invoices', () => {
  it('finds the contracts of the account in order, 5 a page, with their invoices', async () => {
    const { search, searchAll, ask } = await openInvoices();
    const first = await search();
    expect(first).toMatchObject({ pages: 3, nbCodeRefFull: 12 });
    const counts = first.clientFacturesPro.map(({ reference, nbFacture, facturesPro }) => [
      reference,
      nbFacture,
      facturesPro.length,
    ]);
    expect(counts).toEqual([
      [of27, 27, 27],
      [of3, 3, 3],
      [of600, 600, 5],
      [ofFourYears, 5, 5],
      [ofNone, 0, 0],
    ]);
    const found = await searchAll();
    const { contracts } = (await ask('GET', '/api/user')).json;
    const ownReferences = contracts.map(({ reference }: Contract) => reference);
    expect(found.map(({ reference }) => reference)).toEqual(ownReferences);
    expect(found.reduce((sum, { nbFacture }) => sum + nbFacture, 0)).toBe(first.nbFactureFull);
    expect((await search({ currentPage: 4 })).clientFacturesPro).toEqual([]);
  });

  it('returns the balance of the profile, the sum of the unpaid invoices', async () => {
    const { searchAll, ask } = await openInvoices();
    const { detailContract } = (await ask('GET', '/api/user')).json;
    const found = await searchAll(always);
    expect(found.map(({ reference, balance_amount: balance }) => ({ reference, balance }))).toEqual(
      detailContract,
    );
    const waiting = await searchAll({ ...always, pending: true });
    const sums = waiting.map(({ reference, facturesPro }) => ({
      reference,
      balance: sumCents(facturesPro) / 100,
    }));
    expect(sums).toEqual(detailContract.filter(({ balance }: { balance: number }) => balance > 0));
  });

  it('covers each payment mode and each role that the settings read', async () => {
    const { searchAll } = await openInvoices();
    const found = await searchAll();
    expect(new Set(found.map(({ payment_mode }) => payment_mode))).toEqual(new Set(['M', 'P']));
    expect(found.some(({ payment_mode, balance_amount }) => payment_mode === 'M' && balance_amount > 0)).toBe(
      true,
    );
    const settings = found.map(({ roles }) => {
      const role = (name: string) => roles.find((one) => one.role === name);
      const isOpen = role('PRELEVEMENT')?.enabled && !role('CB')?.enabled;
      const isAdviser = role('PRELEVEMENT')?.reason_code === 'internal_adviser';
      const isMonthly = role('MENSUALISATION')?.enabled ? 'monthly' : 'not monthly';
      return `${isOpen ? 'shown' : 'hidden'}, ${isAdviser ? 'closed' : 'open'}, ${isMonthly}`;
    });
    expect(new Set(settings.slice(0, 5))).toEqual(
      new Set([
        'hidden, open, monthly',
        'shown, closed, not monthly',
        'hidden, closed, not monthly',
        'shown, open, monthly',
      ]),
    );
    expect(settings).toContain('shown, open, not monthly');
  });

  it('sorts invoices newest first, with a few unusual date formats', async () => {
    const { search } = await openInvoices();
    const invoices = listInvoices((await search({ reference: of27 })).clientFacturesPro);
    expect(invoices[0]).toEqual({
      numeroFacture: 'F1000000037-0027',
      dateFacture: '16/11/2026',
      dateEcheance: '16/12/2026',
      montantFacture: expect.any(Number),
      status: 'S',
      ConsoRelevée: expect.any(Number),
      downloadLink: '/api/invoice/download/F1000000037-0027',
    });
    const times = invoices.map(toTime);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(invoices.some(({ dateEcheance }) => dateEcheance === undefined)).toBe(true);
    expect(invoices.some(({ status }) => status === '')).toBe(true);
    expect(invoices.map((invoice) => invoice.ConsoRelevée)).toContainEqual(expect.stringMatching(/^\d+,5$/));
    expect(invoices.map(({ montantFacture }) => montantFacture)).toContainEqual(
      expect.stringMatching(/^\d+,\d\d$/),
    );
  });

  it('is the same at each start, except its dates', async () => {
    const [one, other] = await Promise.all([openInvoices(), openInvoices()]);
    expect(await other.search(always)).toEqual(await one.search(always));
    const later = await openInvoices('owner', '2026-11-22');
    const [first] = listInvoices(
      (await later.search({ ...always, endDate: '2026-11-22' })).clientFacturesPro,
    );
    expect(first).toMatchObject({ numeroFacture: 'F1000000037-0027', dateFacture: '17/11/2026' });
  });

  it('dates invoices from the current day by default', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T23:30:00Z') });
    const { search } = await openInvoices('owner', '');
    const [first] = listInvoices(
      (await search({ startDate: '2026-03-01', endDate: '2027-03-01' })).clientFacturesPro,
    );
    expect(first).toMatchObject({ numeroFacture: 'F1000000037-0027', dateFacture: '24/02/2027' });
  });

  it('contains invoices of a newly added contract', async () => {
    const { ask, search } = await openInvoices();
    const reference = '981234567890';
    await ask('POST', '/api/user/addContract', { body: { reference, identifier: 'AB12', zipcode: '35400' } });
    const { clientFacturesPro, nbCodeRefFull } = await search({ ...always, reference });
    expect(nbCodeRefFull).toBe(1);
    expect(clientFacturesPro[0]?.nbFacture).toBeGreaterThanOrEqual(8);
  });
});

describe('search criteria', () => {
  it.each([
    ['the full reference', { reference: of3 }, [of3]],
    ['the start of a reference', { reference: '98100000' }, [of27, of3]],
    ['another reference', { reference: '981000000038' }, []],
    ['an address, ignoring case and accents', { siteAddress: 'AVENUE jean jaures' }, [of27, ofNone]],
    ['all the words of an address', { siteAddress: 'angers jaurès' }, [of27]],
    ['an address and a reference', { siteAddress: 'jaurès', reference: of3 }, []],
  ])('%s', async (_, criteria, references) => {
    const { search } = await openInvoices();
    const { clientFacturesPro, nbCodeRefFull } = await search(criteria);
    expect(clientFacturesPro.map(({ reference }) => reference)).toEqual(references);
    expect(nbCodeRefFull).toBe(references.length);
  });

  it.each([
    ['F1000007956-0002', ['F1000007956-0002']],
    ['f1000007956', ['F1000007956-0003', 'F1000007956-0002', 'F1000007956-0001']],
    ['1000007956', []],
  ])('find the number %s', async (invoiceNumber, numbers) => {
    const { searchAll } = await openInvoices();
    const found = await searchAll({ invoiceNumber });
    expect(listInvoices(found).map(({ numeroFacture }) => numeroFacture)).toEqual(numbers);
    expect(found.every(({ nbFacture }) => nbFacture === numbers.length)).toBe(true);
  });

  it('find an exact amount', async () => {
    const { searchAll } = await openInvoices();
    const numbers = async (amount: number) =>
      listInvoices(await searchAll({ amount })).map(({ numeroFacture }) => numeroFacture);
    expect(await numbers(211.61)).toEqual(['F1000007956-0003']);
    expect(await numbers(211.6)).toEqual([]);
    expect(await numbers(211.62)).toEqual([]);
  });

  it('find dates, both included', async () => {
    const { searchAll } = await openInvoices();
    const dates = async (startDate: string, endDate: string) =>
      listInvoices(await searchAll({ reference: of27, startDate, endDate })).map(
        ({ dateFacture }) => dateFacture,
      );
    expect(await dates('2026-11-03', '2026-11-16')).toEqual(['16/11/2026', '03/11/2026']);
    expect(await dates('2026-11-04', '2026-11-15')).toEqual([]);
    const [empty] = await searchAll({ reference: of27, startDate: '2026-11-04', endDate: '2026-11-15' });
    expect(empty).toMatchObject({ reference: of27, nbFacture: 0 });
  });

  it('cover four years, including months that can no longer be downloaded', async () => {
    const { searchAll } = await openInvoices();
    const invoices = listInvoices(await searchAll({ ...always, reference: ofFourYears }));
    expect(invoices).toHaveLength(20);
    const years = invoices.map(({ dateFacture }) => dateFacture.slice(-4));
    expect(new Set(years)).toEqual(new Set(['2026', '2025', '2024', '2023']));
  });

  it.each([
    ['waiting', { pending: true }, ['A']],
    ['A', { status: { include: ['A'] } }, ['A']],
    ['S and A', { status: { include: ['S', 'A'] } }, ['A', 'S']],
    ['no S', { status: { exclude: ['S'] } }, ['A', '']],
    ['neither S nor A', { status: { exclude: ['S', 'A'] } }, ['']],
    ['pending and S', { pending: true, status: { include: ['S'] } }, []],
  ])('filter by status: %s', async (_, criteria, statuses) => {
    const { searchAll } = await openInvoices();
    const found = await searchAll(criteria);
    expect(new Set(listInvoices(found).map(({ status }) => status))).toEqual(new Set(statuses));
    expect(found.filter(({ nbFacture }) => nbFacture === 0)).toEqual([]);
  });

  it('return every status with pending set to false', async () => {
    const { search } = await openInvoices();
    expect(await search({ pending: false })).toEqual(await search());
  });

  it.each([
    ['reference', { reference: '98 1000 000037' }],
    ['reference', { reference: '981-000000037' }],
    ['reference', { reference: '' }],
    ['reference', { reference: '9810000000370' }],
    ['invoiceNumber', { invoiceNumber: '' }],
    ['siteAddress', { siteAddress: ' ' }],
    ['amount', { amount: '12,5' }],
    ['startDate', { startDate: '21/11/2025' }],
    ['endDate', { endDate: '2026-02-30' }],
    ['endDate', { endDate: undefined }],
    ['pending', { pending: 1 }],
    ['status', { status: { include: ['A'], exclude: ['S'] } }],
    ['status', { status: { include: ['B'] } }],
    ['currentPage', { currentPage: 0 }],
    ['itemsPerPage', { itemsPerPage: 10 }],
    ['page', { page: 1 }],
  ])('are refused with an invalid %s', async (field, criteria) => {
    const { ask, bodyOf } = await openInvoices();
    const { status, json } = await ask('POST', '/api/invoices', { body: bodyOf(criteria) });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });

  it('are refused if the end precedes the start', async () => {
    const { ask, bodyOf } = await openInvoices();
    const post = (startDate: string) =>
      ask('POST', '/api/invoices', { body: bodyOf({ startDate, endDate: '2026-11-20' }) });
    expect(await post('2026-11-21')).toEqual({
      status: 400,
      json: {
        code: '50',
        message: 'La date de début est après la date de fin.',
        validation_errors: { startDate: [expect.any(String)] },
      },
    });
    expect((await post('2026-11-20')).status).toBe(200);
  });
});

describe('a contract of 600 invoices', () => {
  it('pages by its full reference, 5 a page, each invoice once', async () => {
    const { search } = await openInvoices();
    const pages = await Promise.all(
      Array.from({ length: 121 }, (_, rank) => search({ reference: of600, currentPage: rank + 1 })),
    );
    for (const page of pages) expect(page).toMatchObject({ pages: 1, nbCodeRefFull: 1, nbFactureFull: 600 });
    const lengths = pages.map(({ clientFacturesPro }) => listInvoices(clientFacturesPro).length);
    expect(lengths).toEqual([...Array(120).fill(5), 0]);
    const numbers = pages.flatMap(({ clientFacturesPro }) =>
      listInvoices(clientFacturesPro).map(({ numeroFacture }) => numeroFacture),
    );
    expect(new Set(numbers).size).toBe(600);
  });

  it('includes its first 5 for the start of its reference, as for other contracts', async () => {
    const { search } = await openInvoices();
    const [whole] = (await search({ reference: of600 })).clientFacturesPro;
    const [begun] = (await search({ reference: of600.slice(0, -1) })).clientFacturesPro;
    expect(begun).toEqual(whole);
    expect((await search({ reference: of600.slice(0, -1), currentPage: 2 })).clientFacturesPro).toEqual([]);
  });

  it('or of 48 includes its first 5 on the second page of contracts too', async () => {
    const { search } = await openInvoices();
    const [, , , monthly] = (await search({ ...always, currentPage: 2 })).clientFacturesPro;
    expect(monthly).toMatchObject({ reference: '981000063389', nbFacture: 48 });
    const numbers = monthly?.facturesPro.map(({ numeroFacture }) => numeroFacture);
    expect(numbers).toEqual([48, 47, 46, 45, 44].map((order) => `F1000063389-00${order}`));
  });

  it('includes all invoices of a small result, on one page', async () => {
    const { search } = await openInvoices();
    const criteria = { reference: of600, pending: true };
    const [contract] = (await search(criteria)).clientFacturesPro;
    expect(contract).toMatchObject({ nbFacture: 12 });
    expect(contract?.facturesPro).toHaveLength(12);
    expect((await search({ ...criteria, currentPage: 2 })).clientFacturesPro).toEqual([]);
  });
});

describe('ten thousand contracts', () => {
  it.each([
    ['nothing', {}, ({ contracts }: Profile) => contracts],
    ['the last page', { currentPage: 2000 }, ({ contracts }: Profile) => contracts],
    [
      'pending invoices',
      { pending: true },
      ({ detailContract }: Profile) => detailContract.filter(({ balance }) => (balance ?? 0) > 0),
    ],
    [
      'an address',
      { siteAddress: 'quai' },
      ({ contracts }: Profile) => contracts.filter(({ served_address }) => /quai/.test(served_address ?? '')),
    ],
  ])('are searched again without generating the invoices again: %s', async (_, criteria, found) => {
    const { search, ask } = await openInvoices('ten-thousand');
    const profile = profileSchema.parse((await ask('GET', '/api/user')).json);
    const count = found(profile).length;
    await search(criteria);
    vi.mocked(randomFrom).mockClear();
    const page = await search(criteria);
    expect(page).toMatchObject({ nbCodeRefFull: count, pages: Math.ceil(count / 5) });
    expect(page.clientFacturesPro).toHaveLength(5);
    expect(vi.mocked(randomFrom).mock.calls.length).toBeLessThan(20);
  });
});
