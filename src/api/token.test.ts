import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { clearToken, onTokenChangedElsewhere, readToken, storeToken } from './token.ts';

beforeEach(() => void standInBrowser());
afterEach(() => vi.unstubAllGlobals());

const changedElsewhere = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

it('is there from the time it is stored until it is cleared', () => {
  expect(readToken()).toBeNull();
  storeToken('a-token');
  expect(readToken()).toBe('a-token');
  clearToken();
  expect(readToken()).toBeNull();
});

it('is not there where an empty one is stored', () => {
  storeToken('');
  expect(readToken()).toBeNull();
});

it('is told when another tab replaces it or signs out, and nothing else is', () => {
  const told = vi.fn();
  const stop = onTokenChangedElsewhere(told);
  storeToken('another');
  changedElsewhere('portal.menu');
  expect(told).not.toHaveBeenCalled();
  changedElsewhere('portal.token');
  clearToken();
  changedElsewhere(null);
  expect(told.mock.calls).toEqual([['another'], [null]]);
  stop();
  changedElsewhere('portal.token');
  expect(told).toHaveBeenCalledTimes(2);
});
