import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
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
  ['a device of Windows with its sign', ['CONIN$'], '_CONIN$.pdf'],
  ['wide separators', ['a／b＼c：d'], 'a-b-c-d.pdf'],
  ['small separators', ['a﹕b℅c'], 'a-b-c.pdf'],
  ['half a character', ['a\uD83Db'], 'a-b.pdf'],
  ['accents, in one form', ['Cafe\u0301'], 'Café.pdf'],
])('%s', (_, words, name) => {
  expect(fileName(words, 'pdf')).toBe(name);
});

test('cuts a long name and keeps its extension', () => {
  expect(fileName(['é'.repeat(200)], 'pdf')).toBe(`${'é'.repeat(80)}.pdf`);
});

test('runs in linear time', () => {
  const started = performance.now();
  expect(fileName([`x${'.'.repeat(100_000)}x`], 'pdf')).toHaveLength(84);
  expect(performance.now() - started).toBeLessThan(500);
});

test('produces a safe file name for any words', () => {
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
