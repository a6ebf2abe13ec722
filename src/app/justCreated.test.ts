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

it('shows no welcome alert for an account that another browser created', () => {
  expect(readJustCreated()).toBe(false);
});

it('shows the welcome alert in a new tab if the account was created in a closed one', () => {
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(true);
});

it.each(['header.payload.signature-of-someone', ''])(
  'shows no welcome alert to a user with another token: %j',
  (token) => {
    keepJustCreated();
    openTab();
    storeToken(token);
    expect(readJustCreated()).toBe(false);
  },
);

it('shows the welcome alert in the same tab if the browser refuses storage', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepJustCreated();
  expect(readJustCreated()).toBe(true);
});

it('shows the welcome alert after the next sign-in if the account was created without a token', () => {
  storeToken('');
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(false);
  storeToken('header.payload.signature-of-jeanne');
  expect(readJustCreated()).toBe(true);
});
