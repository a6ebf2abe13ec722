import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import {
  clearToken,
  forgetOwnToken,
  keepOwnToken,
  onTokenChangedElsewhere,
  openStoredToken,
  readStoredToken,
  readToken,
  storeToken,
} from './token.ts';

beforeEach(() => void standInBrowser());

const changedElsewhere = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

it('returns null after an empty token is stored', () => {
  storeToken('');
  expect(readToken()).toBeNull();
});

it('reports a sign-out and a new token in another tab, but not an expired session there', () => {
  const listener = vi.fn();
  const stop = onTokenChangedElsewhere(listener);
  storeToken('another');
  changedElsewhere('portal.menu');
  expect(listener).not.toHaveBeenCalled();
  changedElsewhere('portal.token');
  clearToken();
  changedElsewhere('portal.token');
  changedElsewhere(null);
  expect(listener.mock.calls).toEqual([['another'], [null]]);
  stop();
  changedElsewhere('portal.token');
  expect(listener).toHaveBeenCalledTimes(2);
});

const storeElsewhere = (token: string) => localStorage.setItem('portal.token', token);

const refuseStorage = () =>
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });

it('returns the stored token before a session opens, and then the token of the session', () => {
  storeElsewhere('first');
  expect(readToken()).toBe('first');
  openStoredToken();
  storeElsewhere('second');
  expect([readToken(), readStoredToken()]).toEqual(['first', 'second']);
  openStoredToken();
  expect(readToken()).toBe('second');
});

it('returns after a reload the token that keepOwnToken stored, until storeToken replaces it', () => {
  storeToken('own');
  storeElsewhere('theirs');
  keepOwnToken();
  forgetOwnToken();
  expect([openStoredToken(), localStorage.getItem('portal.token')]).toEqual(['own', 'theirs']);
  storeToken('theirs');
  forgetOwnToken();
  expect(openStoredToken()).toBe('theirs');
});

it('keeps the stored token of another tab when clearToken deletes the token of this tab', () => {
  storeToken('own');
  storeElsewhere('theirs');
  clearToken();
  expect(localStorage.getItem('portal.token')).toBe('theirs');
});

it('keeps the token in memory if the browser blocks storage', () => {
  refuseStorage();
  expect(() => storeToken('a-token')).toThrow('refused');
  expect([readToken(), readStoredToken(), openStoredToken()]).toEqual(['a-token', null, 'a-token']);
  forgetOwnToken();
  expect(readToken()).toBeNull();
});
