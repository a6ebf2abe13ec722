import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { hasSeenTour, rememberTour } from './useTour.ts';

const yann = 'yann@exemple.test';
const setCookies = (enabled: boolean) => vi.stubGlobal('navigator', { cookieEnabled: enabled });

beforeEach(() => {
  standInBrowser();
  setCookies(true);
});

it.each(['https://pro.exemple.test', 'http://pro.exemple.test'])(
  'stores for the origin %s that a user has seen the tour, even after a sign-out',
  (origin) => {
    standInBrowser(origin);
    expect(hasSeenTour(yann)).toBe(false);
    rememberTour(yann);
    localStorage.clear();
    expect([yann, 'hélène@exemple.test'].map(hasSeenTour)).toEqual([true, false]);
  },
);

it.each([
  ['https:', /^__Host-tour-\w+=true; Max-Age=31536000; Path=\/; SameSite=Strict; Secure$/],
  ['http:', /^tour-\w+=true; Max-Age=31536000; Path=\/; SameSite=Strict$/],
])('sets the tour cookie over %s for this host only, with SameSite=Strict', (protocol, cookie) => {
  const { cookies } = standInBrowser(`${protocol}//pro.exemple.test`);
  rememberTour(yann);
  expect([...cookies.values()]).toEqual([expect.stringMatching(cookie)]);
});

it('shows no tour if the browser blocks cookies', () => {
  setCookies(false);
  expect(hasSeenTour(yann)).toBe(true);
});

it('shows the tour if the value of its cookie is invalid', () => {
  rememberTour(yann);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(document.cookie.replace('true', '%E0'));
  expect(hasSeenTour(yann)).toBe(false);
});
