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

it('an account that was not created here is not welcomed', () => {
  expect(readJustCreated()).toBe(false);
});

it('an account created before the tab was closed is welcomed in another', () => {
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(true);
});

it.each(['header.payload.signature-of-someone', ''])(
  'with the token %j, nobody else is welcomed',
  (token) => {
    keepJustCreated();
    openTab();
    storeToken(token);
    expect(readJustCreated()).toBe(false);
  },
);

it('an account created where the browser stores nothing is welcomed in its tab', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepJustCreated();
  expect(readJustCreated()).toBe(true);
});

it('an account created without a token is welcomed after the next sign-in only', () => {
  storeToken('');
  keepJustCreated();
  openTab();
  expect(readJustCreated()).toBe(false);
  storeToken('header.payload.signature-of-jeanne');
  expect(readJustCreated()).toBe(true);
});
