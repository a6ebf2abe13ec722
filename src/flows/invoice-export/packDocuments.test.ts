import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
import { readZip } from '#test/workbook/readZip.ts';
import type { Unread } from '../../domain/answer.ts';
import { billingContract, knownInvoice } from '../../domain/fixtures/account.ts';
import { packDocuments } from './packDocuments.ts';

const { signal } = new AbortController();

const pack = (
  named: readonly { numeroFacture: string; reference: string }[],
  unread: readonly Unread[] = [],
) => {
  const documents = named.map((invoice, rank) => ({
    invoice: { ...knownInvoice, ...invoice },
    contract: billingContract,
    file: new Blob([`%PDF-${rank}`]),
  }));
  return packDocuments({ documents, unread }, signal, vi.fn());
};

/** Names that a system may read as another folder, disk or device, or cannot write. */
const strayNames = (names: readonly string[]): string[] =>
  names.filter(
    (name) =>
      /[\\/:\p{Cc}\p{Cf}]|^\.|^(con|prn|aux|nul|com\d|lpt\d)\./iu.test(name) ||
      !name.endsWith('.pdf') ||
      new TextEncoder().encode(name).length > 255,
  );

it('gives each document a unique, safe file name, for any invoice', async () => {
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

it('keeps names unique after Unicode decomposition', async () => {
  const long = { numeroFacture: '\uFB2C'.repeat(40), reference: '\uFB2C'.repeat(40) };
  expect((await readZip(await pack([long, long, long]))).size).toBe(3);
});

it('includes a text file of unreadable items, only if there are any', async () => {
  const files = await readZip(await pack([knownInvoice], [{ kind: 'invoice', name: 'F1' }]));
  expect(String(files.get('Éléments non lus.txt'))).toBe('1 facture n’a pas pu être lue\u00a0: F1.\r\n');
  expect((await readZip(await pack([knownInvoice]))).size).toBe(1);
});
