import { expect, it } from 'vitest';
import { withholdImages } from './withholdImages.ts';

it('holds the address of images back, and of nothing else', () => {
  expect(withholdImages('<img class="logo" src="/a.svg"/><script src="/b.js"></script><p>src="c"</p>')).toBe(
    '<img class="logo" data-src="/a.svg"/><script src="/b.js"></script><p>src="c"</p>',
  );
});
