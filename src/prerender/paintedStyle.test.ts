import { expect, it } from 'vitest';
import { holdStyle, paintedStyle } from './paintedStyle.ts';

const page = (body: string) =>
  `<html data-undressed>\n  <head>\n    <link rel="stylesheet" href="/assets/style-x.css">\n  </head>\n  <body>\n${body}\n  </body>\n</html>`;

const stylesheet = [
  '.seen{color:red}',
  '.unseen{color:blue}',
  '@media print{@page{margin:0}.seen{color:black}}@media print {\n  .seen {\n    color: black\n  }\n}',
  '.seen .unseen{color:green}',
  '.seen:hover{color:pink}.seen:is(:focus-visible){color:pink}@media (hover:hover){.seen:hover{color:pink}}',
  '[data-undressed] .seen{visibility:hidden}',
].join('');

it('keeps the rules of what stands on the page', async () => {
  const style = await paintedStyle(stylesheet, {
    page: page('<p class="seen"></p>'),
    rules: ['[data-style="width:60%"]{width:60%}'],
  });
  expect(style).toBe(
    '.seen{color:red}[data-undressed] .seen{visibility:hidden}\n[data-style="width:60%"]{width:60%}',
  );
});

it.each(['[data-failed] .seen{}', '[data-menu=closed] .seen{}', '.seen:is([readonly]){}'])(
  'keeps %s, of what the first script writes',
  async (rule) => {
    const painted = await paintedStyle(rule.replace('{}', '{color:red}'), {
      page: page('<p class="seen"></p>'),
      rules: [],
    });
    expect(painted).not.toBe('');
  },
);

it('asks for no file, which would be told where from', async () => {
  const local = '@font-face{src:local(Arial);font-family:B}';
  for (const file of [
    '@font-face{src:url(/a.woff2);font-family:A}',
    '@font-face {\n  src: url(/a.woff2);\n  font-family: A;\n}\n',
  ])
    expect((await paintedStyle(`${file}${local}`, { page: page('<p></p>'), rules: [] })).trim()).toBe(local);
  const asking = { page: page('<p class="seen"></p>'), rules: [] };
  await expect(paintedStyle('.seen{background:url(/a.svg)}', asking)).rejects.toThrow('asks for a file');
});

it('holds the style where the stylesheet was asked for, and asks for that last', () => {
  const deferred = holdStyle(page('<p></p>'), 'p{color:red}');
  expect(deferred).toBe(
    '<html data-undressed>\n  <head>\n    <style>p{color:red}</style>\n  </head>\n  <body>\n<p></p>\n    <link rel="stylesheet" href="/assets/style-x.css">\n  </body>\n</html>',
  );
});

it('cannot hold the style of a page that asks for none', () => {
  expect(() => holdStyle('<html></html>', 'p{}')).toThrow('no stylesheet');
});
