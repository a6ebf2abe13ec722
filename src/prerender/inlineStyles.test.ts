import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hoistStyles, joinStylesheets, splitRules } from './inlineStyles.ts';

const written = (style: Record<string, string>, words = '') =>
  hoistStyles(renderToString(createElement('span', { className: 'bone', style }, words)));

it('gives the style of an element to a stylesheet', () => {
  const { html, rules } = written({ width: 'min(12rem, 100%)', height: '1lh' });
  const style = 'width:min(12rem, 100%);height:1lh';
  expect(html).toBe(`<span class="bone" data-style="${style}"></span>`);
  expect(rules).toEqual([`[data-style="${style}"][data-style]{${style}}`]);
});

it('says the same style once', () => {
  const twice = hoistStyles(`<b style="color:red">1</b><i style="color:red">2</i>`);
  expect(twice.rules).toHaveLength(1);
  expect(written({ width: '1px' }).rules).not.toEqual(written({ width: '2px' }).rules);
});

it('leaves words alone, and quotes as they were meant', () => {
  expect(hoistStyles('<p>style="color:red"</p>').rules).toEqual([]);
  expect(written({ fontFamily: '"Figtree"' }).rules[0]).toContain('{font-family:"Figtree"}');
});

it('names a stylesheet after what it says', () => {
  const names = ['a{}', 'b{}'].map((rule) => joinStylesheets([rule]).fileName);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^assets\/style-[\w-]{8}\.css$/);
});

it('reads the rules of a stylesheet, those of a media query together', () => {
  expect(splitRules('a{b:c}@media (x){d{e:f}g{h:i}}\n@keyframes k{to{l:m}}')).toEqual([
    'a{b:c}',
    '@media (x){d{e:f}g{h:i}}',
    '@keyframes k{to{l:m}}',
  ]);
});
