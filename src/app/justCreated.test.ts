import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { storeToken } from '../api/storage/token.ts';
import { keepJustCreated, readJustCreated } from './justCreated.ts';

const openTab = () => {
  const tab: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => {
      tab.state = state;
    },
  };
  vi.stubGlobal('history', tab);
};

beforeEach(() => {
  standInBrowser();
  openTab();
  storeToken('header.payload.signature-of-jeanne');
});

it('does not welcome an account that was not created here', () => {
  expect(readJustCreated()).toBe(false);
});

it('welcomes in a new tab an account created before the tab was closed', () => {
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(true);
});

it.each(['header.payload.signature-of-someone', ''])('welcomes nobody else with the token %j', (token) => {
  keepJustCreated();
  openTab();
  storeToken(token);
  expect(readJustCreated()).toBe(false);
});

it('welcomes in its tab an account created without browser storage', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepJustCreated();
  expect(readJustCreated()).toBe(true);
});

it('welcomes an account created without a token only after the next sign-in', () => {
  storeToken('');
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(false);
  storeToken('header.payload.signature-of-jeanne');
  expect(readJustCreated()).toBe(true);
});
