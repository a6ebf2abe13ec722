import { beforeEach, expect, it } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { contractWithDebit, knownContract } from '../../domain/fixtures/account.ts';
import { findSelectedContract } from './selectedContract.ts';

const other = { ...knownContract, reference: '981000009999' };
const profile = profileSchema.parse({ contracts: [contractWithDebit, other] });
const findReference = (search: string, fullRef?: string) =>
  findSelectedContract({ search, ...(fullRef !== undefined && { fullRef }) }, profile)?.reference;

beforeEach(() => void standInBrowser());

it('returns the contract in the URL, then the one selected in this tab', () => {
  expect(findReference('')).toBeUndefined();
  expect(findReference('contrat=981000009999')).toBe('981000009999');
  expect(findReference('')).toBe('981000009999');
  expect(findReference('contrat=980000000001')).toBeUndefined();
});

it('returns the contract of the mandate if the tab has none, then selects it', () => {
  expect(findReference('', '981000004217-M1')).toBe('981000004217');
  expect(findReference('')).toBe('981000004217');
});

it('returns undefined for a mandate of none of the user’s contracts', () => {
  expect(findReference('', '980000000001-M1')).toBeUndefined();
  expect(findReference('', '')).toBeUndefined();
});
