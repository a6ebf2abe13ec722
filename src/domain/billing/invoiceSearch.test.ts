import { describe, expect, it, test } from 'vitest';
import {
  addressOfSearch,
  defaultInvoiceSearch,
  invoiceCriteriaSchema,
  searchOfAddress,
  typedInvoiceSearch,
  widenedSearch,
} from './invoiceSearch.ts';

const today = new Date('2026-11-21T12:00');
const period = { startDate: '2025-11-21', endDate: '2026-11-21' };

const listProblems = (typed: object): string[] => {
  const issues = invoiceCriteriaSchema.safeParse({ ...period, ...typed }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path}: ${message}`);
};

test('searches the last twelve months by default, even if today is 29 February', () => {
  expect(defaultInvoiceSearch(today)).toEqual(period);
  expect(defaultInvoiceSearch(new Date('2024-02-29T12:00'))).toEqual({
    startDate: '2023-02-28',
    endDate: '2024-02-29',
  });
});

describe('criteria of an invoice search', () => {
  it('drops separators, spaces and empty values of search criteria', () => {
    const typed = { reference: ' 98-1000-004217 ', invoiceNumber: ' F2026-1 ', siteAddress: ' ', amount: '' };
    expect(invoiceCriteriaSchema.parse({ ...period, ...typed })).toEqual({
      ...period,
      reference: '981000004217',
      invoiceNumber: 'F2026-1',
    });
  });

  it.each([
    ['120', 120],
    ['120.40', 120.4],
    ['1 234,56 €', 1234.56],
    ['1\u202F234,56\u00A0€', 1234.56],
    ['-12', -12],
    ['\u221212,50', -12.5],
    ['1 234,56 euros', 1234.56],
    ['€ 120,40', 120.4],
    ['-€ 120,40', -120.4],
    ['€ \u2212120,40', -120.4],
    ['1.234,56', 1234.56],
    ['-1.234.567,8 €', -1_234_567.8],
  ])('parses the amount typed as « %s » as %s euros', (amount, expected) => {
    const typed = typedInvoiceSearch((name) => ({ ...period, amount })[name]);
    expect(invoiceCriteriaSchema.parse(typed).amount).toBe(expected);
  });

  it.each([
    [{ reference: 'ABC' }, 'reference: reference.invalid'],
    [{ invoiceNumber: 'x'.repeat(31) }, 'invoiceNumber: invoiceNumber.invalid'],
    [{ invoiceNumber: '<b>' }, 'invoiceNumber: invoiceNumber.invalid'],
    [{ siteAddress: 'x'.repeat(121) }, 'siteAddress: siteAddress.tooLong'],
    [{ amount: 'cent' }, 'amount: amount.invalid'],
    [{ amount: '1,234' }, 'amount: amount.invalid'],
    [{ amount: '1.234' }, 'amount: amount.invalid'],
    [{ amount: '12.34,56' }, 'amount: amount.invalid'],
    [{ amount: '€' }, 'amount: amount.invalid'],
    [{ pending: 'non' }, 'pending: pending.invalid'],
    [{ status: 'A' }, 'status: status.invalid'],
    [{ startDate: undefined }, 'startDate: period.missing'],
    [{ startDate: '2026-02-31' }, 'startDate: period.invalid'],
    [{ endDate: '21/11/2026' }, 'endDate: period.invalid'],
    [{ startDate: '2026-11-22' }, 'endDate: period.reversed'],
    [{ pending: 'on', status: 'settled' }, 'status: status.contradicted'],
    [{ pending: 'on', status: 'none' }, 'status: status.contradicted'],
  ])('rejects the invoice search %j with the error « %s »', (typed, problem) => {
    expect(listProblems(typed)).toEqual([problem]);
  });

  it.each([
    { pending: 'on', status: 'pending' },
    { pending: 'on', status: '' },
    { pending: 'true' },
    { startDate: period.endDate },
  ])('accepts the invoice search %j', (typed) => {
    expect(listProblems(typed)).toEqual([]);
  });

  it.each([
    ['', undefined],
    ['pending', { include: ['A'] }],
    ['settled', { include: ['S'] }],
    ['none', { exclude: ['S', 'A'] }],
  ])('converts the status %j of a search to the filter %j', (status, filter) => {
    expect(invoiceCriteriaSchema.parse({ ...period, status }).status).toEqual(filter);
  });
});

describe('the URL of a search', () => {
  it('writes only the values that differ from the defaults, and reads the same search back', () => {
    const changed = { reference: '98', startDate: '2020-01-01', pending: 'on', status: 'pending' };
    const typed = { ...changed, endDate: period.endDate };
    const address = addressOfSearch(typed, today);
    expect(String(address)).toBe('reference=98&startDate=2020-01-01&pending=on&status=pending');
    expect(searchOfAddress(address, today)).toEqual(typed);
  });

  it('writes an empty query for the default search', () => {
    expect(String(addressOfSearch(searchOfAddress(new URLSearchParams(), today), today))).toBe('');
  });

  it('keeps an invalid amount of the URL and ignores an unknown parameter', () => {
    const search = searchOfAddress(new URLSearchParams('amount=cent&modale=encarts&startDate='), today);
    expect(search).toEqual({ amount: 'cent', endDate: '2026-11-21' });
  });
});

describe('widenedSearch', () => {
  it('extends the period of a search to the last ten years, and keeps the other criteria', () => {
    const typed = { invoiceNumber: 'F1', ...defaultInvoiceSearch(today) };
    expect(widenedSearch(typed, today)).toEqual({ ...typed, startDate: '2016-11-21' });
  });

  it.each(['2016-11-21', '2000-01-01'])(
    'returns null for a search whose period already starts ten years ago or earlier: %s',
    (startDate) => {
      expect(widenedSearch({ startDate, endDate: '2026-11-21' }, today)).toBeNull();
    },
  );
});
