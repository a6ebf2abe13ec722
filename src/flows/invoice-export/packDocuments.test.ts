import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
import { readZip } from '#test/workbook/readZip.ts';
import type { Unread } from '../../domain/answer.ts';
import { knownInvoice, makeDueInvoice } from '../../domain/fixtures/account.ts';
import { documentNames, packDocuments } from './packDocuments.ts';

const { signal } = new AbortController();

const pack = (
  named: readonly { numeroFacture: string; reference: string }[],
  unread: readonly Unread[] = [],
) => {
  const documents = named.map((invoice, rank) => ({
    ...makeDueInvoice(invoice, new Date()),
    file: new Blob([`%PDF-${rank}`]),
  }));
  return packDocuments({ documents, unread }, signal, vi.fn());
};

const strayNames = (names: readonly string[]): string[] =>
  names.filter(
    (name) =>
      /[\\/:\p{Cc}\p{Cf}]|^\.|^(con|prn|aux|nul|com\d|lpt\d)\./iu.test(name) ||
      !name.endsWith('.pdf') ||
      new TextEncoder().encode(name).length > 255,
  );

it('returns for the document of any invoice a valid and unique file name', async () => {
  const invoices = fc.array(fc.record({ numeroFacture: hostileText, reference: hostileText }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(invoices, async (named) => {
      const files = await readZip(await pack([...named, ...named]));
      const names = [...files.keys()];
      expect(strayNames(names)).toEqual([]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2 * named.length);
      expect([...files.values()].map(String)).toEqual(names.map((_, rank) => `%PDF-${rank}`));
    }),
    { numRuns: 50 },
  );
});

it('returns file names that stay unique after a Unicode decomposition (NFD)', async () => {
  const long = { numeroFacture: '\uFB2C'.repeat(40), reference: '\uFB2C'.repeat(40) };
  expect((await readZip(await pack([long, long, long]))).size).toBe(3);
});

it('adds a text file about unreadable items to the ZIP file only if items are unreadable', async () => {
  const files = await readZip(await pack([knownInvoice], [{ kind: 'invoice', name: 'F1' }]));
  expect(String(files.get('Éléments non lus.txt'))).toBe('1 facture n’a pas pu être lue\u00a0: F1.\r\n');
  expect((await readZip(await pack([knownInvoice]))).size).toBe(1);
});

const listNames = (...invoices: Partial<typeof knownInvoice>[]) =>
  documentNames(invoices.map((invoice) => ({ ...knownInvoice, ...invoice })));

it('writes “sans-date” in the file name if the invoice date is missing or invalid', () => {
  expect(listNames({ dateFacture: '' }, { dateFacture: '31/02/2026', numeroFacture: 'F2' })).toEqual([
    'sans-date_F2026-004217_98-1000-0042-17.pdf',
    'sans-date_F2_98-1000-0042-17.pdf',
  ]);
});

it('adds a number to file names that differ only in case or in truncated characters', () => {
  const long = 'F'.repeat(200);
  const names = listNames(
    {},
    {},
    { numeroFacture: 'f2026-004217' },
    { reference: '981000004218' },
    { numeroFacture: long },
    { numeroFacture: `${long}2` },
  );
  expect(names.slice(0, 4)).toEqual([
    '2026-10-02_F2026-004217_98-1000-0042-17.pdf',
    '2026-10-02_F2026-004217_98-1000-0042-17_2.pdf',
    '2026-10-02_f2026-004217_98-1000-0042-17_3.pdf',
    '2026-10-02_F2026-004217_98-1000-0042-18.pdf',
  ]);
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(84);
});
