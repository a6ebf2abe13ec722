import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
import { fileName } from './fileName.ts';

test.each([
  ['joins usual words', ['Facture', 'F2026-004217'], 'Facture_F2026-004217.pdf'],
  ['replaces folder separators', ['../../etc', 'a\\b'], 'etc_a-b.pdf'],
  ['replaces characters that Windows refuses', ['Facture', 'a:b*c?"<>|d'], 'Facture_a-b-c-d.pdf'],
  ['replaces controls, spaces and direction marks', ['a\u0000\nb', 'c\u202Efdp d'], 'a-b_c-fdp-d.pdf'],
  ['removes leading dots', ['.htaccess'], 'htaccess.pdf'],
  ['drops empty words', ['Facture', ' ', ''], 'Facture.pdf'],
  ['returns Document without any safe character', ['...', ' '], 'Document.pdf'],
  ['prefixes a device name of Windows', ['con'], '_con.pdf'],
  ['prefixes a device name with an extension', ['LPT1.txt', 'x'], '_LPT1.txt_x.pdf'],
  ['keeps a word that begins like a device name', ['Contrat'], 'Contrat.pdf'],
  ['prefixes a device name with a dollar sign', ['CONIN$'], '_CONIN$.pdf'],
  ['replaces wide separators', ['a／b＼c：d'], 'a-b-c-d.pdf'],
  ['replaces small separators', ['a﹕b℅c'], 'a-b-c.pdf'],
  ['replaces a lone surrogate', ['a\uD83Db'], 'a-b.pdf'],
  ['composes accents', ['Cafe\u0301'], 'Café.pdf'],
])('makes a safe file name: %s', (_, words, name) => {
  expect(fileName(words, 'pdf')).toBe(name);
});

test('truncates a long file name, and keeps its extension', () => {
  expect(fileName(['é'.repeat(200)], 'pdf')).toBe(`${'é'.repeat(80)}.pdf`);
});

test('converts a very long file name in linear time', () => {
  const started = performance.now();
  expect(fileName([`x${'.'.repeat(100_000)}x`], 'pdf')).toHaveLength(84);
  expect(performance.now() - started).toBeLessThan(500);
});

test('returns a file name without forbidden characters for any words', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 3 }), (words) => {
      const name = fileName(words, 'pdf');
      expect(name).toMatch(/^[^.].*\.pdf$/u);
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\s]/u);
      expect(name.normalize('NFKC')).not.toMatch(/[\\/:*?"<>|]/);
      expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$|clock\$)\./i);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    }),
  );
});
