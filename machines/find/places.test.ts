import { describe, expect, it } from 'vitest';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { listActions, listContractActions, listPages } from './places.ts';

const withDebit = {
  ...knownContract,
  reference: '981000004225',
  roles: [{ role: 'PRELEVEMENT', enabled: true, reason_code: '' }],
};
const user = (type: string, contracts = [knownContract], allowed_services: string[] = []) => ({
  type,
  contracts,
  contracts_status: 'OK' as const,
  allowed_services,
});
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

describe('pages', () => {
  it('leaves out the administration and the customer service of whom they do not open to', () => {
    expect(names(listPages(user('simple')))).not.toContain('administration');
    expect(names(listPages(user('simple')))).toContain('publicContact');
    expect(names(listPages(user('simple', [], ['GRAND_COMPTE'])))).not.toContain('publicContact');
    expect(names(listPages(user('simple')))).not.toContain('customerService');
    expect(names(listPages(user('internal_adviser_simple')))).not.toContain('administration');
    expect(names(listPages(user('owner')))).toContain('administration');
    expect(names(listPages(user('simple', [], ['GRAND_COMPTE'])))).toContain('customerService');
  });
});

describe('without a contract', () => {
  const offered = (contracts_status: 'OK' | 'KO') => {
    const owner = { ...user('owner', []), contracts_status };
    return names([...listPages(owner), ...listActions(owner)]);
  };

  it('offers neither the comparison, nor the watch, nor the export of meters, nor unpaid invoices', () => {
    for (const name of ['comparison', 'watch', 'exportAll', 'unpaid'])
      expect(offered('OK')).not.toContain(name);
  });

  it('still offers them while the contracts are unavailable', () => {
    expect(offered('KO')).toEqual(expect.arrayContaining(['comparison', 'watch', 'exportAll', 'unpaid']));
  });
});

describe('actions', () => {
  it('proposes to an owner all that they may do', () => {
    expect(names(listActions(user('owner')))).toEqual([
      'addContract',
      'unpaid',
      'exportAll',
      'invite',
      'name',
      'email',
      'password',
      'signOut',
      'iban',
      'billingInfo',
      'contact',
    ]);
  });

  it('proposes the export of every meter where the window of the list opens', () => {
    expect(listActions(user('simple')).find(({ name }) => name === 'exportAll')?.address).toBe(
      '/espace-consommation?modale=export',
    );
  });

  it('proposes a reading to whom may write to the customer service', () => {
    const isProposed = (type: string, services: string[]) =>
      names(listActions(user(type, [], services))).includes('reading');
    expect(isProposed('simple', ['GRAND_COMPTE'])).toBe(true);
    expect(isProposed('simple', [])).toBe(false);
    expect(isProposed('internal_adviser_admin', ['GRAND_COMPTE'])).toBe(false);
  });

  it('proposes no form that the role may not send', () => {
    expect(names(listActions(user('internal_adviser_simple')))).toEqual(['unpaid', 'exportAll', 'signOut']);
    expect(names(listActions(user('internal_adviser_admin')))).toEqual([
      'addContract',
      'unpaid',
      'exportAll',
      'invite',
      'email',
      'signOut',
      'billingInfo',
    ]);
    expect(names(listActions(user('simple')))).not.toContain('invite');
  });

  it.each([
    [
      'on the only contract that it may be done of',
      [knownContract, withDebit],
      '/espace-personnel?modale=iban&contrat=981000004217',
    ],
    [
      'where a contract is chosen, of several',
      [knownContract, { ...knownContract, reference: '981000004233' }],
      '/espace-personnel',
    ],
  ])('changes an IBAN %s', (_, contracts, address) => {
    expect(listActions(user('owner', contracts)).find(({ name }) => name === 'iban')?.address).toBe(address);
  });

  it('sets the direct debit of several contracts beside their invoices', () => {
    const contracts = [withDebit, { ...withDebit, reference: '981000004233' }];
    expect(listActions(user('owner', contracts)).find(({ name }) => name === 'directDebit')?.address).toBe(
      '/espace-facturation',
    );
  });

  it('changes no IBAN where no contract lets it', () => {
    expect(names(listActions(user('owner', [withDebit])))).not.toContain('iban');
  });
});

describe('a contract', () => {
  it('leads to its invoices and meters, and to what may be done of it', () => {
    expect(listContractActions(user('owner'), withDebit)).toEqual([
      { name: 'contractInvoices', address: '/espace-facturation?reference=981000004225' },
      { name: 'contractMeters', address: '/espace-consommation?reference=981000004225' },
      { name: 'directDebit', address: '/prelevement-automatique?contrat=981000004225' },
      { name: 'billingInfo', address: '/espace-personnel?modale=billing&contrat=981000004225' },
      { name: 'contact', address: '/espace-personnel?modale=contact&contrat=981000004225' },
    ]);
    expect(names(listContractActions(user('internal_adviser_simple'), knownContract))).toEqual([
      'contractInvoices',
      'contractMeters',
    ]);
  });
});
