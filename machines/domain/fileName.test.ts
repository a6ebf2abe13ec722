import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  ['usual words', ['Facture', 'F2026-004217'], 'Facture_F2026-004217.pdf'],
  ['folders', ['../../etc', 'a\\b'], 'etc_a-b.pdf'],
  ['what Windows refuses', ['Facture', 'a:b*c?"<>|d'], 'Facture_a-b-c-d.pdf'],
  ['controls, spaces and what turns the reading around', ['a\u0000\nb', 'c\u202Efdp d'], 'a-b_c-fdp-d.pdf'],
  ['dots at the start', ['.htaccess'], 'htaccess.pdf'],
  ['nothing', ['Facture', ' ', ''], 'Facture.pdf'],
  ['nothing that is safe', ['...', ' '], 'Document.pdf'],
  ['a device of Windows', ['con'], '_con.pdf'],
  ['a device of Windows, and more', ['LPT1.txt', 'x'], '_LPT1.txt_x.pdf'],
  ['what begins as a device', ['Contrat'], 'Contrat.pdf'],
  ['accents, in one form', ['Cafe\u0301'], 'Café.pdf'],
])('%s', (_, words, name) => {
  expect(fileName(words, 'pdf')).toBe(name);
});

test('a long name is cut, its extension kept', () => {
  expect(fileName(['é'.repeat(200)], 'pdf')).toBe(`${'é'.repeat(80)}.pdf`);
});

test('a word of any length is read once', () => {
  const started = performance.now();
  expect(fileName([`x${'.'.repeat(100_000)}x`], 'pdf')).toHaveLength(84);
  expect(performance.now() - started).toBeLessThan(500);
});
