import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeTable } from './table.ts';

const document = readFileSync(new URL('../../docs/unusual-consumption.md', import.meta.url), 'utf8');

it('detects as many leaks and false alarms as the table of docs/unusual-consumption.md', {
  timeout: 240_000,
}, () => {
  const written = document.split('\n').filter((line) => line.startsWith('| '));
  expect(written.join('\n')).toBe(writeTable(30));
});
