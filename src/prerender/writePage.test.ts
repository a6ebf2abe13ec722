import { expect, it } from 'vitest';
import { writePage } from './writePage.ts';

const template = '<title>Portail</title><script src="/a.js"></script><div id="root"></div>';
const page = { pattern: '/cgu', html: '<h1>Les <b>CGU</b></h1>', opensSession: false, firstRead: undefined };

it('names the page, its title and the scripts that the template lacks', () => {
  expect(writePage(template, { ...page, scripts: ['a.js', 'b.js'] })).toBe(
    '<title>Les CGU – Portail</title><script src="/a.js"></script><div id="root" data-page="/cgu" data-scripts="/b.js"><h1>Les <b>CGU</b></h1></div>',
  );
});

it('says what begins before its code is there', () => {
  const written = writePage(template, { ...page, opensSession: true, firstRead: 'meters', scripts: [] });
  expect(written).toContain('data-page="/cgu" data-session data-read="meters" data-scripts=""');
});
