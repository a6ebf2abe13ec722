import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  hoistStyles,
  holdFiles,
  joinStylesheets,
  paintedStyle,
  splitRules,
  withholdImages,
  writePage,
} from './plugin.ts';

it('renames src to data-src in images only, so that images load later', () => {
  expect(withholdImages('<img class="logo" src="/a.svg"/><script src="/b.js"></script><p>src="c"</p>')).toBe(
    '<img class="logo" data-src="/a.svg"/><script src="/b.js"></script><p>src="c"</p>',
  );
});

const template = '<html lang="fr"><title>Portail</title><script src="/a.js"></script><div id="root"></div>';
const page = { pattern: '/cgu', html: '<h1>Les <b>CGU</b></h1>', opensSession: false, firstRead: undefined };

it('writes the URL pattern and the title of a page into its HTML', () => {
  expect(writePage(template, page)).toBe(
    '<html lang="fr"><title>Les CGU – Portail</title><script src="/a.js"></script><div id="root" data-page="/cgu"><h1>Les <b>CGU</b></h1></div>',
  );
});

it('writes the name of the early calls of a page into its HTML', () => {
  const written = writePage(template, { ...page, opensSession: true, firstRead: 'meters' });
  expect(written).toMatch(/^<html data-session.*data-page="\/cgu" data-read="meters"/);
});

const written = (style: Record<string, string>, words = '') =>
  hoistStyles(renderToString(createElement('span', { className: 'bone', style }, words)));

it('moves inline styles into CSS rules', () => {
  const { html, rules } = written({ width: 'min(12rem, 100%)', height: '1lh' });
  const style = 'width:min(12rem, 100%);height:1lh';
  expect(html).toBe(`<span class="bone" data-style="${style}"></span>`);
  expect(rules).toEqual([`[data-style="${style}"][data-style]{${style}}`]);
});

it('writes only one CSS rule for identical inline styles of a page', () => {
  const twice = hoistStyles(`<b style="color:red">1</b><i style="color:red">2</i>`);
  expect(twice.rules).toHaveLength(1);
  expect(written({ width: '1px' }).rules).not.toEqual(written({ width: '2px' }).rules);
});

it('ignores a style attribute inside a text, and decodes the quotes of an inline style', () => {
  expect(hoistStyles('<p>style="color:red"</p>').rules).toEqual([]);
  expect(written({ fontFamily: '"Figtree"' }).rules[0]).toContain('{font-family:"Figtree"}');
});

it('includes a hash of the content in the file name of a stylesheet', () => {
  const names = ['a{}', 'b{}'].map((rule) => joinStylesheets([rule]).fileName);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^assets\/style-[\w-]{8}\.css$/);
});

it('splits a stylesheet into rules, and keeps each media query as one rule', () => {
  expect(splitRules('a{b:c}@media (x){d{e:f}g{h:i}}\n@keyframes k{to{l:m}}')).toEqual([
    'a{b:c}',
    '@media (x){d{e:f}g{h:i}}',
    '@keyframes k{to{l:m}}',
  ]);
});

const paintedStylePage = (body: string) =>
  `<html data-unbranded>\n  <head>\n    <link rel="stylesheet" href="/assets/style-x.css">\n  </head>\n  <body>\n${body}\n  </body>\n</html>`;

const stylesheet = [
  '.seen{color:red}',
  '.unseen{color:blue}',
  '@media print{@page{margin:0}.seen{color:black}}@media print {\n  .seen {\n    color: black\n  }\n}',
  '.seen .unseen{color:green}',
  '.seen:hover{color:pink}.seen:is(:focus-visible){color:pink}@media (hover:hover){.seen:hover{color:pink}}',
  '[data-unbranded] .seen{visibility:hidden}',
].join('');

it('removes each rule that matches no element of the page from the critical style', async () => {
  const style = await paintedStyle(stylesheet, {
    page: paintedStylePage('<p class="seen"></p>'),
    rules: ['[data-style="width:60%"]{width:60%}'],
  });
  expect(style).toBe(
    '.seen{color:red}[data-unbranded] .seen{visibility:hidden}\n[data-style="width:60%"]{width:60%}',
  );
});

it.each(['[data-failed] .seen{}', '[data-menu=closed] .seen{}', '.seen:is([readonly]){}'])(
  'keeps in the critical style the rule %s, because a script sets its attribute later',
  async (rule) => {
    const painted = await paintedStyle(rule.replace('{}', '{color:red}'), {
      page: paintedStylePage('<p class="seen"></p>'),
      rules: [],
    });
    expect(painted).not.toBe('');
  },
);

it('removes font faces that load a URL from the critical style', async () => {
  const local = '@font-face{src:local(Arial);font-family:B}';
  for (const file of [
    '@font-face{src:url(/a.woff2);font-family:A}',
    '@font-face {\n  src: url(/a.woff2);\n  font-family: A;\n}\n',
  ])
    expect(
      (await paintedStyle(`${file}${local}`, { page: paintedStylePage('<p></p>'), rules: [] })).trim(),
    ).toBe(local);
  const asking = { page: paintedStylePage('<p class="seen"></p>'), rules: [] };
  await expect(paintedStyle('.seen{background:url(/a.svg)}', asking)).rejects.toThrow('requests a file');
});

it('writes the critical style into the head, and loads the stylesheet and the scripts later', () => {
  const deferred = holdFiles(paintedStylePage('<p></p>'), 'p{color:red}', ['assets/style-x.css', 'b.js']);
  expect(deferred).toBe(
    '<html data-unbranded>\n  <head>\n    <style>p{color:red}</style>\n  </head>\n  <body>\n<p></p>\n    <link rel="stylesheet" href="/assets/style-x.css">\n    <link rel="modulepreload" crossorigin fetchpriority="low" href="/b.js">\n  </body>\n</html>',
  );
});

it('throws for a page without a stylesheet', () => {
  expect(() => holdFiles('<html></html>', 'p{}', [])).toThrow('no link to a style sheet');
});
