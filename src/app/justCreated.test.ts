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

it('shows no welcome alert in a browser in which no account was created', () => {
  expect(readJustCreated()).toBe(false);
});

it('shows the welcome alert in a new tab after the tab of the signup is closed', () => {
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(true);
});

it.each(['header.payload.signature-of-someone', ''])(
  'shows no welcome alert to a user with the token of another account: %j',
  (token) => {
    keepJustCreated();
    openTab();
    storeToken(token);
    expect(readJustCreated()).toBe(false);
  },
);

it('shows the welcome alert in the tab of the signup if the browser blocks storage', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepJustCreated();
  expect(readJustCreated()).toBe(true);
});

it('shows the welcome alert at the first sign-in after a signup that returned no token', () => {
  storeToken('');
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(false);
  storeToken('header.payload.signature-of-jeanne');
  expect(readJustCreated()).toBe(true);
});
