import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingOf, newBrand, unknown } from './newBrand.ts';

const brands = fileURLToPath(new URL('../../brands', import.meta.url));

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(brands, join(root, 'brands'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, 'brands', file), 'utf8');

const utilities = () =>
  [...read('hosts.ts').matchAll(/^ {2}\['([a-z]+)', '[^']+'\],$/gm)].map(([, code = '']) => code);

describe('a new brand', () => {
  it.each(['aaa', 'inedite', 'zzz'])('adds the brand %s to hosts.ts in alphabetical order', (code) => {
    const before = utilities();
    newBrand(root, code);
    expect(utilities()).toEqual([...before, code].sort());
    expect(read('hosts.ts')).toContain(`['${code}', 'eaux-${code}.example'],`);
  });

  it('gives a new brand phone numbers that no other brand has', () => {
    newBrand(root, 'inedite');
    newBrand(root, 'suivante');
    const numbers = ['inedite', 'suivante', 'ponant'].flatMap(
      (code) => read(`${code}/brand.ts`).match(/(?<=')\d{10}(?=')/g) ?? [],
    );
    expect(numbers).toHaveLength(6);
    expect(new Set(numbers).size).toBe(6);
    expect(read('inedite/brand.ts')).toMatch(/phone: '\d\d( \d\d){4}'/);
  });

  it('lists the missing details of a new brand until its files contain all of them', () => {
    expect(newBrand(root, 'inedite')).toEqual([
      'brands/inedite/brand.ts: name',
      ...['legalName', 'legalForm', 'address', 'register', 'director'].map(
        (field) => `brands/inedite/brand.ts: ${field}`,
      ),
      'brands/inedite/logo.svg: a logo of the utility',
    ]);
    const entry = 'inedite/brand.ts';
    writeFileSync(join(root, 'brands', entry), read(entry).replaceAll(unknown, 'Inedite'));
    writeFileSync(join(root, 'brands/inedite/logo.svg'), read('ponant/logo.svg'));
    expect(missingOf(root, 'inedite')).toEqual([]);
    expect(() => missingOf(root, 'suivante')).toThrow('brands/suivante does not exist');
  });

  it.each([
    ['ponant', 'brands/ponant already exists'],
    ['Inedite', '"Inedite" is not a code'],
    ['../inedite', '"../inedite" is not a code'],
  ])('throws for %s as a new brand, and changes no file', (code, reason) => {
    const before = read('hosts.ts');
    expect(() => newBrand(root, code)).toThrow(reason);
    expect(read('hosts.ts')).toBe(before);
  });
});
