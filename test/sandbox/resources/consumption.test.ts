import { describe, expect, it } from 'vitest';
import { openSandbox } from '../testing.ts';

type Meter = {
  matriculeCompteur: string;
  adresseDesserte: string | null;
  codeEquipement: string;
  idPDS: string;
};

type Contract = {
  reference: string;
  name: string | null;
  nbCompteurTotal: number;
  roles: { role: string; enabled: boolean; reason_code: string | null }[];
  compteursPro: Meter[];
};

type Page = { clientCompteursPro: Contract[]; nbCompteurFull: number; nbCodeRefFull: number };

const openMeters = async (account = 'owner') => {
  const sandbox = await openSandbox(account, 'default', '2026-11-21');
  const bodyOf = (criteria: object) => ({ currentPage: 1, itemsPerPage: 5, ...criteria });
  const search = async (criteria: object = {}) => {
    const call = { token: sandbox.token, body: bodyOf(criteria) };
    const answer = await sandbox.send('POST', '/api/consumption/meters_list', call);
    const page: Page = await answer.json();
    return { ...page, pages: Number(answer.headers.get('x-pagination-page-count')) };
  };
  return { ...sandbox, bodyOf, search };
};

const listMeters = (contracts: Contract[]) => contracts.flatMap(({ compteursPro }) => compteursPro);
const isReadFromAfar = ({ roles }: Contract) =>
  roles.some(({ role, enabled }) => role === 'TELERELEVE' && enabled);

const of60 = '981000000037';
const of2 = '981000007956';
const of3 = '981000015875';
const of7 = '981000023794';
const ofNone = '981000031713';

describe('a search of meters', () => {
  it('finds the contracts of the account in order, 5 a page, with their first 5 meters', async () => {
    const { search, ask } = await openMeters();
    const pages = await Promise.all([1, 2, 3, 4].map((currentPage) => search({ currentPage })));
    expect(pages[0]).toMatchObject({ pages: 3, nbCodeRefFull: 12 });
    const counts = pages[0]?.clientCompteursPro.map(({ reference, nbCompteurTotal, compteursPro }) => [
      reference,
      nbCompteurTotal,
      compteursPro.length,
    ]);
    expect(counts).toEqual([
      [of60, 60, 5],
      [of2, 2, 2],
      [of3, 3, 3],
      [of7, 7, 5],
      [ofNone, 0, 0],
    ]);
    const found = pages.flatMap(({ clientCompteursPro }) => clientCompteursPro);
    const { contracts } = (await ask('GET', '/api/user')).json;
    const part = ({ reference, name, roles }: Contract) => ({ reference, name, roles });
    expect(found.map(part)).toEqual(contracts.map(part));
    expect(found.reduce((sum, { nbCompteurTotal }) => sum + nbCompteurTotal, 0)).toBe(
      pages[0]?.nbCompteurFull,
    );
  });

  it('contains the main cases on its first page', async () => {
    const { search } = await openMeters();
    const { clientCompteursPro: contracts } = await search();
    const kinds = contracts.map((contract) => [
      isReadFromAfar(contract),
      contract.compteursPro.map(({ codeEquipement }) => codeEquipement).join(' '),
    ]);
    expect(kinds).toEqual([
      [true, 'TR TR TR TR TR'],
      [true, 'TR SE'],
      [false, 'TR SE SE'],
      [true, 'TR TR TR TR TR'],
      [false, ''],
    ]);
    expect(contracts[0]?.compteursPro[0]).toEqual({
      matriculeCompteur: 'D21TA1000142',
      adresseDesserte: '74 avenue Jean-Jaurès, 49000 Angers',
      usage: expect.any(String),
      codeEquipement: 'TR',
      etatPDS: 'En service',
      etatCompteur: 'Posé',
      idPDS: 'PDS004217',
      fluide: 'Eau froide',
      anneeFabrication: expect.anything(),
      calibre: expect.any(Number),
      typeRaccordement: expect.any(String),
      libelleCodeEmplacement: expect.any(String),
    });
    const meters = listMeters(contracts);
    expect(meters.filter(({ adresseDesserte }) => (adresseDesserte?.length ?? 0) > 67)).not.toEqual([]);
    expect(meters.map(({ idPDS }) => idPDS)).toEqual(expect.arrayContaining(['PDS/004 217', 'PDS/004 218']));
  });

  it('contains a contract that looks like a formula, and meters without address', async () => {
    const { search } = await openMeters();
    const { clientCompteursPro: contracts } = await search({ currentPage: 2 });
    expect(contracts.map(({ name }) => name)).toContain('=1+1');
    expect(listMeters(contracts).some(({ adresseDesserte }) => adresseDesserte === null)).toBe(true);
  });

  it('returns each of 60 meters once, 5 a page, for a full contract reference', async () => {
    const { search } = await openMeters();
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, rank) => search({ reference: of60, currentPage: rank + 1 })),
    );
    for (const page of pages) expect(page).toMatchObject({ pages: 1, nbCodeRefFull: 1, nbCompteurFull: 60 });
    const lengths = pages.map(({ clientCompteursPro }) => listMeters(clientCompteursPro).length);
    expect(lengths).toEqual([...Array(12).fill(5), 0]);
    const meters = pages.flatMap(({ clientCompteursPro }) => listMeters(clientCompteursPro));
    expect(new Set(meters.map(({ idPDS }) => idPDS)).size).toBe(60);
    expect(new Set(meters.map(({ matriculeCompteur }) => matriculeCompteur)).size).toBe(60);
    expect(new Set(meters.map(({ codeEquipement }) => codeEquipement))).toEqual(new Set(['TR', 'SE']));
  });

  it('returns the first 5 meters for the start of a reference, as for other contracts', async () => {
    const { search } = await openMeters();
    const begun = await search({ reference: of60.slice(0, -1) });
    expect(begun.clientCompteursPro).toEqual((await search({ reference: of60 })).clientCompteursPro);
    expect((await search({ reference: of60.slice(0, -1), currentPage: 2 })).clientCompteursPro).toEqual([]);
  });

  it.each([
    ['the full reference', { reference: of2 }, [of2], 2],
    ['the start of references', { reference: '98100000' }, [of60, of2], 62],
    ['an unknown reference', { reference: '981000000038' }, [], 0],
    ['a full number', { matricule: 'D21TA1000142' }, [of60], 1],
    ['the start of a number, ignoring case', { matricule: 'd21ta10001' }, [of60], 1],
    ['the end of a number', { matricule: '000142' }, [], 0],
    ['the words of an address, ignoring case and accents', { siteAddress: 'MARAIS releve' }, [of60], 1],
    ['an address of another contract', { siteAddress: 'amiral duguay brest', reference: of60 }, [], 0],
    ['an address shared by some meters', { siteAddress: 'amiral duguay brest' }, [of2], 2],
  ])('finds by %s', async (_, criteria, references, count) => {
    const { search } = await openMeters();
    const found = await search(criteria);
    expect(found.clientCompteursPro.map(({ reference }) => reference)).toEqual(references);
    expect(found).toMatchObject({ nbCodeRefFull: references.length, nbCompteurFull: count });
  });

  it('filters the meters of a contract and pages the rest', async () => {
    const { search } = await openMeters();
    const criteria = { reference: of60, siteAddress: 'bâtiment' };
    const first = await search(criteria);
    const count = first.nbCompteurFull;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(60);
    const last = await search({ ...criteria, currentPage: Math.ceil(count / 5) });
    expect(listMeters(last.clientCompteursPro)).toHaveLength(count % 5 || 5);
  });

  it('is the same at each start', async () => {
    const [one, other] = await Promise.all([openMeters(), openMeters()]);
    expect(await other.search()).toEqual(await one.search());
  });

  it.each([
    ['reference', { reference: '98 1000 000037' }],
    ['matricule', { matricule: '' }],
    ['siteAddress', { siteAddress: ' ' }],
    ['currentPage', { currentPage: 0 }],
    ['itemsPerPage', { itemsPerPage: 10 }],
    ['page', { page: 1 }],
  ])('refuses an invalid %s', async (field, criteria) => {
    const { ask, bodyOf } = await openMeters();
    const { status, json } = await ask('POST', '/api/consumption/meters_list', { body: bodyOf(criteria) });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });

  it('pages through ten thousand contracts', async () => {
    const { search } = await openMeters('ten-thousand');
    const page = await search({ currentPage: 2000 });
    expect(page).toMatchObject({ pages: 2000, nbCodeRefFull: 10_000 });
    expect(page.nbCompteurFull).toBeGreaterThan(20_000);
    expect(page.clientCompteursPro).toHaveLength(5);
  });
});

type Measure = { date: string; volume: number | string; index: number | string | null; type: string };
type Span = { start_date: string; end_date: string };

const today = '2026-11-21';
const lastTwoYears = { start_date: '2024-11-21', end_date: today };
const always = { start_date: '2020-01-01', end_date: '2030-12-31' };

const contractOf60 = '981000000037';
const contractOf7 = '981000023794';

const number = (value: number | string | null) => Number(String(value).replace(',', '.'));
/** In litres, so that sums are exact. */
const litres = (measures: Measure[]) =>
  measures.reduce((sum, { volume }) => sum + Math.round(number(volume) * 1000), 0);
const toDay = ({ date }: Measure) =>
  date.includes('/') ? date.split('/').reverse().join('-') : date.slice(0, 10);
const toWeekday = (measure: Measure) => new Date(`${toDay(measure)}T00:00:00Z`).getUTCDay();
const isMissing = ({ index, volume }: Measure) => index === null && volume === 0;
const findDrops = (measures: Measure[]) => {
  const read = measures.filter(({ index }) => index !== null);
  return read.filter((measure, rank) => number(measure.index) < number(read[rank - 1]?.index ?? 0));
};

const openMeasures = async (day = today) => {
  const sandbox = await openSandbox('owner', 'default', day);
  const meterAt = async (reference: string, rank: number) => {
    const currentPage = Math.floor(rank / 5) + 1;
    const body = { reference, currentPage, itemsPerPage: 5 };
    const { json } = await sandbox.ask('POST', '/api/consumption/meters_list', { body });
    const { idPDS, matriculeCompteur } = json.clientCompteursPro[0].compteursPro[rank % 5];
    return { reference, id_PDS: idPDS, matricule: matriculeCompteur };
  };
  const telemetry = async (rank: number, mode: string, span: Span = always, contract = contractOf60) => {
    const { matricule: _, ...meter } = await meterAt(contract, rank);
    const body = { ...meter, mode, ...span };
    const { json } = await sandbox.ask('POST', '/api/consumption/telemetry', { body });
    const measures: Measure[] = json.measures;
    return measures;
  };
  const visits = async (rank: number, span: Span = always, contract = contractOf60) => {
    const body = { ...(await meterAt(contract, rank)), ...span };
    const { json } = await sandbox.ask('POST', '/api/consumption/nontelemetry', { body });
    const measures: Measure[] = json.measures;
    return measures;
  };
  return { ...sandbox, meterAt, telemetry, visits };
};

const [leak, change, times, texts, outage, onSite] = [0, 1, 2, 3, 4, 5];

describe('the measures of a remotely read meter', () => {
  it('are daily over 2 rolling years up to yesterday', async () => {
    const { telemetry } = await openMeasures();
    const days = (await telemetry(leak, 'daily')).map(toDay);
    expect(days.at(0)).toBe('2024-11-21');
    expect(days.at(-1)).toBe('2026-11-20');
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.length).toBeLessThan(730);
    expect(days.length).toBeGreaterThan(700);
  });

  it('are monthly over 3 years, dated the last read day of each month', async () => {
    const { telemetry } = await openMeasures();
    const months = await telemetry(leak, 'monthly');
    const days = await telemetry(leak, 'daily');
    expect(months).toHaveLength(37);
    expect(months.at(0)?.date).toMatch(/11\/2023$/);
    for (const month of months.slice(-23)) {
      const read = days.filter((day) => toDay(day).startsWith(toDay(month).slice(0, 7)) && !isMissing(day));
      expect(read.at(-1)).toMatchObject({ date: month.date, index: month.index, type: month.type });
      expect(litres([month])).toBe(litres(read));
    }
  });

  it('are requested between two days, both included', async () => {
    const { telemetry } = await openMeasures();
    const span = { start_date: '2026-07-01', end_date: '2026-07-31' };
    const days = await telemetry(change, 'daily', span);
    expect([days.at(0)?.date, days.at(-1)?.date]).toEqual(['01/07/2026', '31/07/2026']);
    expect(await telemetry(change, 'monthly', span)).toHaveLength(1);
    const future = { start_date: today, end_date: '2026-12-31' };
    expect(await telemetry(change, 'daily', future)).toEqual([]);
  });

  it('follow weekdays, public holidays and the summer', async () => {
    const { telemetry } = await openMeasures();
    const days = (await telemetry(texts, 'daily', lastTwoYears)).filter((day) => !isMissing(day));
    const mean = (some: Measure[]) => litres(some) / some.length;
    const working = days.filter((day) => toWeekday(day) % 6 !== 0);
    expect(mean(days.filter((day) => toWeekday(day) === 0))).toBeLessThan(mean(working) / 2);
    expect(mean(days.filter((day) => toWeekday(day) === 6))).toBeLessThan(mean(working) * 0.7);
    // Easter Monday, Ascension, Whit Monday, the national day, all but weekends.
    const holidays = ['2026-04-06', '2026-05-14', '2026-05-25', '2026-07-14', '2025-11-11'];
    const off = days.filter((day) => holidays.includes(toDay(day)));
    expect(off.length).toBeGreaterThanOrEqual(4);
    for (const day of off) expect(litres([day])).toBeLessThan(mean(working) / 2);
    const ofMonth = (month: string) => working.filter((day) => toDay(day).slice(5, 7) === month);
    expect(mean(ofMonth('07'))).toBeGreaterThan(mean(ofMonth('01')) * 1.5);
  });

  it('contain a leak of 12 days', async () => {
    const { telemetry } = await openMeasures();
    const sundays = (await telemetry(leak, 'daily', lastTwoYears)).filter(
      (day) => toWeekday(day) === 0 && !isMissing(day),
    );
    const leaking = sundays.filter((day) => toDay(day) >= '2026-10-12' && toDay(day) <= '2026-10-23');
    const usual = sundays.filter((day) => !leaking.includes(day)).map((day) => litres([day]));
    expect(leaking).toHaveLength(1);
    for (const day of leaking) expect(litres([day])).toBeGreaterThan(2 * Math.max(...usual));
  });

  it('contain missing readings, missing days and estimates', async () => {
    const { telemetry } = await openMeasures();
    const days = await telemetry(leak, 'daily');
    const missing = days.filter(isMissing);
    expect(missing.length).toBeGreaterThan(3);
    expect(days.filter(({ index }) => index === null)).toEqual(missing);
    const estimates = days.filter(({ type }) => type === 'E');
    expect(estimates.length).toBeGreaterThan(3);
    expect(days.length).toBeGreaterThan(estimates.length * 4);
    expect(new Set(days.map(({ type }) => type))).toEqual(new Set(['R', 'E']));
  });

  it('miss a whole month', async () => {
    const { telemetry } = await openMeasures();
    const months = await telemetry(outage, 'monthly');
    expect(months.filter(isMissing).map(({ date }) => date)).toEqual(['30/06/2026']);
    const june = { start_date: '2026-06-01', end_date: '2026-06-30' };
    const days = await telemetry(outage, 'daily', june);
    expect(days).toHaveLength(30);
    expect(days.filter((day) => !isMissing(day))).toEqual([]);
  });

  it('restart from zero after a meter replacement', async () => {
    const { telemetry } = await openMeasures();
    const days = await telemetry(change, 'daily');
    const drops = findDrops(days);
    expect(drops).toHaveLength(1);
    expect(drops[0]?.date).toBe('05/05/2026');
    expect(drops[0]?.index).toBe(drops[0]?.volume);
    for (const rank of [leak, times, texts, outage])
      expect(findDrops(await telemetry(rank, 'daily'))).toEqual([]);
  });

  it('use other formats for some meters', async () => {
    const { telemetry } = await openMeasures();
    const dates = (await telemetry(times, 'daily')).map(({ date }) => date);
    expect(dates.every((date) => /^\d{4}-\d\d-\d\d 23:59:00$/.test(date))).toBe(true);
    const read = (await telemetry(texts, 'daily')).filter(({ index }) => index !== null);
    for (const { volume, index } of read) {
      expect(volume).toMatch(/^\d+(,\d{1,3})?$/);
      expect(index).toMatch(/^\d+(,\d{1,3})?$/);
    }
  });

  it('contain a leap day', async () => {
    const { telemetry } = await openMeasures('2024-06-01');
    const february = { start_date: '2024-02-01', end_date: '2024-02-29' };
    const days = await telemetry(times, 'daily', february);
    expect(days.at(-1)?.date).toBe('2024-02-29 23:59:00');
    const [month] = await telemetry(times, 'monthly', february);
    expect(month?.date).toBe('2024-02-29 23:59:00');
    expect(litres(month ? [month] : [])).toBe(litres(days));
  });

  it('are the same at each start, and on the next day', async () => {
    const span = { start_date: '2026-01-01', end_date: '2026-03-31' };
    const [one, other, later] = await Promise.all(
      [today, today, '2026-11-22'].map((day) => openMeasures(day)),
    );
    const measures = await one?.telemetry(times, 'daily', span);
    expect(await other?.telemetry(times, 'daily', span)).toEqual(measures);
    const volumes = (days: Measure[] | undefined) => days?.map(({ date, volume }) => [date, volume]);
    expect(volumes(await later?.telemetry(times, 'daily', span))).toEqual(volumes(measures));
  });

  it('differ between meters', async () => {
    const { telemetry } = await openMeasures();
    const [one, other] = [
      await telemetry(leak, 'daily'),
      await telemetry(leak, 'daily', always, contractOf7),
    ];
    expect(other.map(({ volume }) => volume)).not.toEqual(one.map(({ volume }) => volume));
  });
});

describe('the readings of a meter on site', () => {
  it('are about every 6 months over 3 years, one of them estimated', async () => {
    const { visits } = await openMeasures();
    const read = await visits(onSite);
    expect(read.map(({ date, type }) => [date, type])).toEqual([
      ['30/04/2024', 'R'],
      ['29/10/2024', 'R'],
      ['29/04/2025', 'R'],
      ['28/10/2025', 'R'],
      ['28/04/2026', 'E'],
      ['27/10/2026', 'R'],
    ]);
    for (const [rank, { index, volume }] of read.slice(1).entries())
      expect(number(index) - number(read[rank]?.index ?? null)).toBeCloseTo(number(volume), 3);
  });

  it('are requested between two days, both included', async () => {
    const { visits } = await openMeasures();
    const dates = async (start_date: string, end_date: string) =>
      (await visits(onSite, { start_date, end_date })).map(({ date }) => date);
    expect(await dates('2025-10-28', '2026-04-28')).toEqual(['28/10/2025', '28/04/2026']);
    expect(await dates('2025-10-29', '2026-04-27')).toEqual([]);
  });

  it('exist for a meter whose contract has no remote reading', async () => {
    const { visits } = await openMeasures();
    expect(await visits(0, always, '981000015875')).not.toEqual([]);
  });
});

describe('refused measures', () => {
  const telemetry = '/api/consumption/telemetry';
  const nontelemetry = '/api/consumption/nontelemetry';
  const query = { reference: contractOf60, id_PDS: 'PDS004217', mode: 'daily', ...lastTwoYears };
  const visited = {
    reference: contractOf60,
    id_PDS: 'PDS004217',
    matricule: 'D21TA1000142',
    ...lastTwoYears,
  };

  it.each([
    [telemetry, 'start_date', { ...query, start_date: '21/11/2025' }],
    [telemetry, 'end_date', { ...query, end_date: '2026-02-29' }],
    [telemetry, 'start_date', { ...query, start_date: '2026-11-22' }],
    [telemetry, 'mode', { ...query, mode: 'yearly' }],
    [telemetry, 'matricule', { ...query, matricule: 'D21TA1000142' }],
    [telemetry, 'reference', { ...query, reference: '98' }],
    [telemetry, 'id_PDS', { ...query, id_PDS: '' }],
    [nontelemetry, 'end_date', { ...visited, end_date: undefined }],
    [nontelemetry, 'start_date', { ...visited, start_date: '2026-11-22' }],
    [nontelemetry, 'mode', { ...visited, mode: 'daily' }],
  ])('%s: an invalid %s', async (call, field, body) => {
    const { ask } = await openMeasures();
    const { status, json } = await ask('POST', call, { body });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });

  const unknown = { code: '20', message: 'Ce compteur ne figure pas dans votre compte.' };

  it.each([
    [telemetry, 'a meter that is not there', { ...query, id_PDS: 'PDS000000' }, unknown],
    [telemetry, 'a contract of another account', { ...query, reference: '981003000037' }, unknown],
    [nontelemetry, 'a meter that is not there', { ...visited, id_PDS: 'PDS000000' }, unknown],
    [nontelemetry, 'another number', { ...visited, matricule: 'D21TA1000143' }, unknown],
    [
      telemetry,
      'a meter read on site',
      { ...query, reference: '981000007956', id_PDS: 'PDS/004 218' },
      { code: '60', message: 'Ce compteur n’est pas relevé à distance.' },
    ],
  ])('%s: %s', async (call, _, body, json) => {
    const { ask } = await openMeasures();
    expect(await ask('POST', call, { body })).toEqual({ status: 200, json });
  });

  it.each([
    ['/api/consumption/meters_list', { currentPage: 1, itemsPerPage: 5 }],
    [telemetry, query],
    [nontelemetry, visited],
  ])('%s: a fault set on it, once', async (call, body) => {
    const { ask } = await openMeasures();
    const fault = { call: `POST ${call}`, fault: 'delay=20;code=12', times: 1 };
    await ask('POST', '/sandbox/faults', { body: fault });
    const start = performance.now();
    const failed = await ask('POST', call, { body });
    expect(performance.now() - start).toBeGreaterThanOrEqual(19);
    expect(failed.json).toMatchObject({ code: '12' });
    const { json } = await ask('POST', call, { body });
    expect(json.measures ?? json.clientCompteursPro).not.toEqual([]);
    const down = await ask('POST', call, { body, headers: { 'x-sandbox-fault': 'status=503' } });
    expect(down.status).toBe(503);
  });
});
