import { describe, expect, it } from 'vitest';
import { contractWithoutRib, knownContract } from '#machines/domain/fixtures/account.ts';
import { addressOf, modalOf } from './modals.ts';

const closed = { ...contractWithoutRib, reference: '981000004218' };
const profile = { contracts: [knownContract, closed] };
const open = (search: string) => modalOf(new URLSearchParams(search), profile);

describe('an address of the personal space', () => {
  it.each(['name', 'email', 'password', 'addContract'])('?modale=%s opens a form of the account', (form) => {
    expect(open(`modale=${form}`)).toEqual({ form });
  });
  it.each(['billing', 'contact', 'iban'])('?modale=%s opens a form of the contract it names', (form) => {
    expect(open(`modale=${form}&contrat=981000004217`)).toEqual({ form, contract: knownContract });
  });
  it.each([
    '',
    'modale=',
    'modale=autre',
    'modale=billing',
    'modale=billing&contrat=',
    'modale=billing&contrat=980000000000',
    'modale=iban&contrat=981000004218',
    'contrat=981000004217',
  ])('?%s opens nothing', (search) => {
    expect(open(search)).toBeNull();
  });
  it('is made for a form and its contract', () => {
    expect(addressOf('name')).toBe('?modale=name');
    expect(addressOf('iban', knownContract)).toBe('?modale=iban&contrat=981000004217');
  });
});
