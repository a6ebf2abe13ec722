import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const rows = readFileSync(`${root}docs/asvs.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = '', level = '', asks = '', verdict = '', proof = '', ...rest] = line
      .split('|')
      .map((cell) => cell.trim());
    const files = [...proof.matchAll(/`([^`]+\.(?:ts|tsx))`/g)].map(([, file = '']) => file);
    return { id, level, asks, verdict, proof, files, rest };
  });

const numbersOf = (id: string) => id.slice(1).split('.').map(Number);

const compared = (one: string, other: string): number =>
  numbersOf(one)
    .map((number, rank) => number - (numbersOf(other)[rank] ?? 0))
    .find((difference) => difference !== 0) ?? 0;

const isTest = (file: string) => /\.(test|spec|proof)\.tsx?$/.test(file);

describe('the ASVS table', () => {
  it('lists each requirement of ASVS once, in the order of the standard', () => {
    expect(rows.length).toBeGreaterThan(110);
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id) => !/^V(?:[1-8]|1[2-6])\.\d+\.\d+$/.test(id))).toEqual([]);
    expect(ids.filter((id, rank) => rank > 0 && compared(ids[rank - 1] ?? '', id) >= 0)).toEqual([]);
  });

  it.each(rows)('has a text and a verdict for $id', ({ level, asks, verdict, files, rest, proof }) => {
    expect(level).toMatch(/^[123]$/);
    expect(asks).not.toBe('');
    expect(['met', 'not met', 'back office']).toContain(verdict);
    expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
    if (verdict === 'met') expect(files.filter(isTest)).not.toEqual([]);
    if (verdict === 'not met') expect(proof).not.toBe('');
    expect(rest).toEqual(['']);
  });
});
