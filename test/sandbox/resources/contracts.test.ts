import { describe, expect, it } from 'vitest';
import { profileSchema } from '#src/domain/account/profile.ts';
import { frenchIban, refusedBank, seededBank } from '../data/identifiers.ts';
import { accepted, openSandbox } from '../testing.ts';
import { magic, refusedContactEmail, refusedSiret } from './contracts.ts';

const newContract = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };

const openContracts = async (account = 'owner') => {
  const sandbox = await openSandbox(account);
  const contracts = async () => profileSchema.parse((await sandbox.ask('GET', '/api/user')).json).contracts;
  return { ...sandbox, contracts, initial: await contracts() };
};

describe('add a contract', () => {
  it('adds it at the end of the list, with the town of its zip code', async () => {
    const { ask, contracts } = await openContracts();
    expect(await ask('POST', '/api/user/addContract', { body: newContract })).toEqual(accepted);
    const after = await contracts();
    expect(after).toHaveLength(13);
    expect(after.at(-1)).toMatchObject({ reference: newContract.reference, insee_code: '35288' });
  });

  it.each([
    ['an unknown reference', { reference: magic.unknownReference }, '20'],
    ['a contract of another account', { reference: magic.attachedElsewhere }, '22'],
    ['an invalid identifier', { identifier: magic.wrongIdentifier }, '23'],
    ['an invalid zipcode', { zipcode: magic.wrongZipcode }, '24'],
  ])('refuses %s', async (_, part, code) => {
    const { ask, contracts } = await openContracts();
    const { status, json } = await ask('POST', '/api/user/addContract', {
      body: { ...newContract, ...part },
    });
    expect({ status, code: json.code }).toEqual({ status: 200, code });
    expect(await contracts()).toHaveLength(12);
  });

  it('refuses a contract of the account', async () => {
    const { ask, initial } = await openContracts();
    const body = { ...newContract, reference: initial[0]!.reference };
    expect((await ask('POST', '/api/user/addContract', { body })).json.code).toBe('21');
  });
});

describe('billing and contact', () => {
  const billing = {
    name: 'Atelier',
    company_name: 'SARL des Écluses',
    siret: '73282932000074',
    naf_code: '3600Z',
    billing_address_1: '3 rue du Port',
    billing_address_2: 'ÉTAGE 2',
    billing_zip_code: '35400',
    billing_town: 'Saint-Malo',
  };
  const contact = { email: 'compta@client.example', phone: '0199001234', mobile_phone: '' };

  it.each([
    ['billing', billing],
    ['contact', contact],
  ])('changes the %s of only that contract', async (form, values) => {
    const { ask, contracts, initial } = await openContracts();
    const { reference } = initial[2]!;
    expect(await ask('POST', '/api/contract/update_info', { body: { form, reference, ...values } })).toEqual(
      accepted,
    );
    const after = await contracts();
    expect(after[2]).toMatchObject(values);
    expect(after.toSpliced(2, 1)).toEqual(initial.toSpliced(2, 1));
  });

  it('accepts billing details without SIRET, NAF code or zip code', async () => {
    const { ask, initial } = await openContracts();
    const empty = { siret: '', naf_code: '', billing_zip_code: '' };
    const body = { form: 'billing', reference: initial[0]!.reference, ...billing, ...empty };
    expect(await ask('POST', '/api/contract/update_info', { body })).toEqual(accepted);
  });

  it.each([
    ['28', { form: 'billing', ...billing, siret: refusedSiret }],
    ['29', { form: 'contact', ...contact, email: refusedContactEmail }],
  ])('refuses with the code %s', async (code, values) => {
    const { ask, initial } = await openContracts();
    const body = { reference: initial[0]!.reference, ...values };
    expect((await ask('POST', '/api/contract/update_info', { body })).json.code).toBe(code);
  });

  it('lets an adviser administrator change the name but not the SIRET', async () => {
    const { ask, initial } = await openContracts('internal_adviser_admin');
    const [first] = initial;
    const { reference, company_name, siret, naf_code } = first!;
    const { billing_address_1, billing_address_2, billing_zip_code, billing_town } = first!;
    const own = {
      company_name,
      siret,
      naf_code,
      billing_address_1,
      billing_address_2,
      billing_zip_code,
      billing_town,
    };
    const body = { form: 'billing', reference, ...own, name: 'Atelier' };
    expect(await ask('POST', '/api/contract/update_info', { body })).toEqual(accepted);
    const changed = { ...body, siret: '73282932000074' };
    expect((await ask('POST', '/api/contract/update_info', { body: changed })).status).toBe(403);
    const other = { form: 'contact', reference, ...contact };
    expect((await ask('POST', '/api/contract/update_info', { body: other })).status).toBe(403);
  });

  it('rejects the contract of another account', async () => {
    const { ask } = await openContracts();
    const body = { form: 'contact', reference: '989999999999', ...contact };
    expect((await ask('POST', '/api/contract/update_info', { body })).status).toBe(404);
  });
});

describe('bank account', () => {
  const iban = frenchIban(seededBank, '00001', '00000000042');
  const update = { holder: 'Mairie', iban };

  it('changes on a contract with the RIB role enabled', async () => {
    const { ask, contracts, initial } = await openContracts();
    const body = { reference: initial[0]!.reference, ...update };
    expect(await ask('POST', '/api/contract/update_iban', { body })).toEqual(accepted);
    expect((await contracts())[0]).toMatchObject({ iban, rib_holder: 'Mairie' });
  });

  it('is refused without the role, by the bank, and if malformed', async () => {
    const { ask, initial } = await openContracts();
    const post = (rank: number, part = {}) =>
      ask('POST', '/api/contract/update_iban', {
        body: { reference: initial[rank]!.reference, ...update, ...part },
      });
    expect((await post(2)).status).toBe(403);
    const refused = frenchIban(refusedBank, '00001', '00000000042');
    expect((await post(0, { iban: refused })).json.code).toBe('30');
    expect((await post(0, { iban: 'FR7699999' })).status).toBe(400);
    expect((await post(0, { holder: ' ' })).status).toBe(400);
  });

  it('returns the known data to the direct debit, with the required query', async () => {
    const { ask, initial } = await openContracts();
    const path = `/api/contract/iban/${initial[0]!.reference}`;
    const { json } = await ask('GET', `${path}?enable_tracking=1&action=P`);
    expect(json).toMatchObject({ code: '00', has_mandate: 1, reference: initial[0]!.reference });
    expect((await ask('GET', path)).status).toBe(400);
    const closed = `/api/contract/iban/${initial[3]!.reference}?enable_tracking=1&action=P`;
    expect((await ask('GET', closed)).json.code).toBe('31');
  });

  it('requires a signature only without a mandate', async () => {
    const { ask, initial } = await openContracts();
    const { reference } = initial[0]!;
    const body = { action: 'P', reference, civility: 'mr', last_name: 'Le Goff', iban };
    const path = `/api/contract/iban/${reference}`;
    expect(await ask('POST', path, { body: { ...body, has_mandate: 1 } })).toEqual(accepted);
    const { json } = await ask('POST', path, { body: { ...body, has_mandate: 0 } });
    expect(json.urlSEPA).toBe(`/third-party/signature?reference=${reference}`);
    expect((await ask('POST', path, { body: { ...body, has_mandate: true } })).status).toBe(400);
    const refused = frenchIban(refusedBank, '00001', '00000000042');
    expect((await ask('POST', path, { body: { ...body, has_mandate: 0, iban: refused } })).json.code).toBe(
      '32',
    );
  });

  it('returns the mandate as a PDF', async () => {
    const { send, token, initial } = await openContracts();
    const path = `/api/contract/sepamandate/download/${initial[0]!.reference}`;
    const answer = await send('GET', `${path}-M1/sps`, { token });
    const content = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(content).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    const table = Number(/startxref\n(\d+)/.exec(content)?.[1]);
    expect(content.slice(table, table + 4)).toBe('xref');
    expect((await send('GET', `${path}/sps`, { token })).status).toBe(404);
    expect((await send('GET', `${path}-M1/sps`)).status).toBe(401);
  });
});
