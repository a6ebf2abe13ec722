import { describe, expect, it } from 'vitest';
import { profileSchema } from './profile.ts';

describe('profileSchema', () => {
  it('parses an empty response as an empty profile whose contracts_status is OK', () => {
    expect(profileSchema.parse({})).toEqual({
      contracts_status: 'OK',
      civility: null,
      first_name: '',
      last_name: '',
      email: '',
      entity_name: '',
      department_code: '',
      type: '',
      allowed_services: [],
      soldeGlobal: null,
      detailContract: [],
      unreadBalances: [],
      contracts: [],
      unreadContracts: [],
    });
  });

  it.each([
    ['KO', 'KO'],
    ['OK', 'OK'],
    ['LATE', 'OK'],
  ])('parses contracts_status %s as %s', (contracts_status, read) => {
    expect(profileSchema.parse({ contracts_status }).contracts_status).toBe(read);
  });

  it('keeps the readable balances, and lists the contracts with an unreadable balance', () => {
    const detailContract = [
      { reference: '981', balance: '12,5' },
      { reference: '982', balance: 'abc' },
      null,
    ];
    expect(profileSchema.parse({ detailContract })).toMatchObject({
      detailContract: [{ reference: '981', balance: 12.5 }],
      unreadBalances: ['982', ''].map((name) => ({ kind: 'balance', name })),
    });
  });

  it('converts the numbers of the profile to texts and a single service to a list', () => {
    const odd = { first_name: 7, allowed_services: 'GRAND_COMPTE', soldeGlobal: '1 234,50' };
    expect(profileSchema.parse(odd)).toMatchObject({
      first_name: '7',
      allowed_services: ['GRAND_COMPTE'],
      soldeGlobal: 1234.5,
    });
  });

  it('converts the numeric identifiers of a contract to texts, and restores leading zeros', () => {
    const odd = { reference: 981000004217, siret: 35600000000048, insee_code: 1053, phone: 199001234 };
    expect(profileSchema.parse({ contracts: [odd] }).contracts).toMatchObject([
      { reference: '981000004217', siret: '35600000000048', insee_code: '01053', phone: '0199001234' },
    ]);
  });

  it.each([
    [[7, { role: 'RIB', enabled: 'true' }, { role: 'CB', enabled: {} }], ['RIB']],
    [{ role: 'RIB', enabled: true }, ['RIB']],
    [{}, []],
    ['RIB', []],
    [null, []],
  ])('parses the contract roles %j as %j', (roles, read) => {
    const [contract] = profileSchema.parse({ contracts: [{ reference: '98', roles }] }).contracts;
    expect(contract?.roles.map(({ role }) => role)).toEqual(read);
  });

  it('keeps the readable contracts, and lists the names of the unreadable contracts', () => {
    const contracts = [{ reference: '981' }, { reference: '982', email: {} }, { name: 'Siège' }, null];
    expect(profileSchema.parse({ contracts })).toMatchObject({
      contracts_status: 'OK',
      contracts: [{ reference: '981' }],
      unreadContracts: ['982', 'Siège', ''].map((name) => ({ kind: 'contract', name })),
    });
  });

  it.each([[['98']], ['aucun'], [{}], [[{ name: 'sans référence' }]]])(
    'sets contracts_status to KO if none of the contracts %j is readable',
    (contracts) => {
      expect(profileSchema.parse({ contracts })).toMatchObject({ contracts_status: 'KO', contracts: [] });
    },
  );

  it.each([[[]], '<html>', null])('throws for a response that is not a profile: %j', (answer) => {
    expect(profileSchema.safeParse(answer).success).toBe(false);
  });
});
