import { expect, it } from 'vitest';
import { blankBrowser } from './blankBrowser.ts';

const names = ['localStorage', 'sessionStorage', 'history', 'location'] as const;
const found = () => names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

it('is there for a page, then leaves all as it was', () => {
  const before = found();
  const takeAway = blankBrowser('/cgu');
  expect([location.pathname, localStorage.getItem('x'), history.state]).toEqual(['/cgu', null, null]);
  takeAway();
  expect(found()).toEqual(before);
});
