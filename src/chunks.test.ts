import { expect, it } from 'vitest';
import { mergeChunks } from './chunks.ts';

const codeOf = (name: string, length: number): string => {
  let code = '';
  for (let seed = name.length + 7; code.length < length; seed = (seed * 48_271) % 2_147_483_647)
    code += seed.toString(36);
  return code.slice(0, length);
};

const chunk = (name: string, length: number, imports: string[] = [], later: string[] = []) => ({
  name,
  fileName: `${name}.js`,
  code: codeOf(name, length),
  imports: imports.map((one) => `${one}.js`),
  dynamicImports: later.map((one) => `${one}.js`),
  moduleIds: [name],
});

type Chunks = ReturnType<typeof chunk>[];

/** Merged groups of modules. `request` is the cost of one more request; an unused byte costs 1. */
const merge = (chunks: Chunks, pages: string[][], request = 1000): string[][] => {
  const names = mergeChunks(
    chunks,
    pages.map((modules) => ({ modules, request, byte: 1 })),
  );
  return [...new Set(names.values())]
    .map((name) => [...names.keys()].filter((id) => names.get(id) === name).sort())
    .sort();
};

it('merges two small chunks that the same page loads', () => {
  const chunks = [chunk('page', 2000, ['one', 'other']), chunk('one', 500), chunk('other', 500)];
  expect(merge(chunks, [['page']])).toEqual([['one', 'other', 'page']]);
});

it('merges a chunk of two pages into the chunk of one page if the other loads few more bytes', () => {
  const chunks = [chunk('a', 300, ['both']), chunk('b', 12_000, ['both']), chunk('both', 500)];
  expect(merge(chunks, [['a'], ['b']])).toEqual([['a', 'both'], ['b']]);
});

it('keeps chunks separate if their unused bytes cost more than the saved requests', () => {
  const chunks = [chunk('a', 3000, ['both']), chunk('b', 3000, ['both']), chunk('both', 500)];
  expect(merge(chunks, [['a'], ['b']])).toEqual([['a'], ['b'], ['both']]);
  expect(merge(chunks, [['a'], ['b']], 10_000)).toEqual([['a', 'b', 'both']]);
});

it('keeps two chunks separate if a third chunk imports one and the other imports the third', () => {
  const chunks = [chunk('top', 500, ['middle']), chunk('middle', 9000, ['low']), chunk('low', 400)];
  const groups = merge(chunks, [['top']]);
  expect(groups).not.toContainEqual(['low', 'top']);
  expect(groups.flat()).toHaveLength(3);
});

it('adds no module to the chunks that every page loads', () => {
  const chunks = [chunk('index', 900), chunk('portal', 900, ['index']), chunk('page', 300, ['portal'])];
  expect(merge(chunks, [['index', 'portal', 'page']])).toEqual([['index'], ['page'], ['portal']]);
});

it('keeps a chunk of a dialog separate from chunks that the dialog does not use', () => {
  const chunks = [
    chunk('a', 9000, ['shared', 'own'], ['dialog']),
    chunk('b', 9000, [], ['dialog']),
    chunk('own', 50_000),
    chunk('shared', 300),
    chunk('dialog', 100, ['shared']),
  ];
  const groups = merge(chunks, [['a'], ['b']]);
  expect(groups.find((modules) => modules.includes('shared'))).not.toContain('own');
});

it('creates no merged chunk for a dialog that no page loads at its start', () => {
  expect(merge([chunk('page', 900), chunk('dialog', 300, ['page'])], [['page']])).toEqual([['page']]);
});
