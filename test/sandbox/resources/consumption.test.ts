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
  it('finds the contracts of the account in their order, 5 a page, with their first 5 meters', async () => {
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

  it('shows on its first page what may be met', async () => {
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

  it('has a contract that a spreadsheet would take for a formula, and meters of no address', async () => {
    const { search } = await openMeters();
    const { clientCompteursPro: contracts } = await search({ currentPage: 2 });
    expect(contracts.map(({ name }) => name)).toContain('=1+1');
    expect(listMeters(contracts).some(({ adresseDesserte }) => adresseDesserte === null)).toBe(true);
  });

  it('gives 60 meters 5 a page, each once, where their contract is asked by its whole reference', async () => {
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

  it('gives the first 5 by the beginning of its reference, as of a contract among others', async () => {
    const { search } = await openMeters();
    const begun = await search({ reference: of60.slice(0, -1) });
    expect(begun.clientCompteursPro).toEqual((await search({ reference: of60 })).clientCompteursPro);
    expect((await search({ reference: of60.slice(0, -1), currentPage: 2 })).clientCompteursPro).toEqual([]);
  });

  it.each([
    ['the whole reference', { reference: of2 }, [of2], 2],
    ['the beginning of references', { reference: '98100000' }, [of60, of2], 62],
    ['a reference of no contract', { reference: '981000000038' }, [], 0],
    ['a whole number', { matricule: 'D21TA1000142' }, [of60], 1],
    ['the beginning of a number, whatever its case', { matricule: 'd21ta10001' }, [of60], 1],
    ['the end of a number', { matricule: '000142' }, [], 0],
    ['the words of an address, whatever their case and accents', { siteAddress: 'MARAIS releve' }, [of60], 1],
    ['an address of another contract', { siteAddress: 'amiral duguay brest', reference: of60 }, [], 0],
    ['an address that some of the meters share', { siteAddress: 'amiral duguay brest' }, [of2], 2],
  ])('finds by %s', async (_, criteria, references, count) => {
    const { search } = await openMeters();
    const found = await search(criteria);
    expect(found.clientCompteursPro.map(({ reference }) => reference)).toEqual(references);
    expect(found).toMatchObject({ nbCodeRefFull: references.length, nbCompteurFull: count });
  });

  it('narrows the meters of a contract, and pages what is left of them', async () => {
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
  ])('is refused with a wrong %s', async (field, criteria) => {
    const { ask, bodyOf } = await openMeters();
    const { status, json } = await ask('POST', '/api/consumption/meters_list', { body: bodyOf(criteria) });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });

  it('finds by pages in ten thousand contracts', async () => {
    const { search } = await openMeters('ten-thousand');
    const page = await search({ currentPage: 2000 });
    expect(page).toMatchObject({ pages: 2000, nbCodeRefFull: 10_000 });
    expect(page.nbCompteurFull).toBeGreaterThan(20_000);
    expect(page.clientCompteursPro).toHaveLength(5);
  });
});
