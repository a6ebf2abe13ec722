import { expect, it, vi } from 'vitest';
import { takeArrival } from './firstRead.ts';

const open = (address: string) => {
  const { pathname, search } = new URL(address, 'https://pro.eaux-du-ponant.example');
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('history', { replaceState });
  return replaceState;
};

it.each(['/authenticate', '/authenticate/', '/Authenticate', '/%61uthenticate'])(
  'removes the token from the URL %s, matching paths like the router',
  (path) => {
    const replaceState = open(`${path}?token=a-token&RelayState=%2Fcgu`);
    expect(takeArrival()).toEqual({ token: 'a-token', relayState: '/cgu' });
    expect(replaceState.mock.calls).toEqual([[null, '', path]]);
  },
);

it('returns null on another page and keeps its URL', () => {
  const replaceState = open('/authenticated?token=a-token');
  expect(takeArrival()).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
