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

const reproached = (typed: object): [unknown, string][] => {
  const parsed = invoiceCriteriaSchema.safeParse({ ...period, ...typed });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

test('the last twelve months are asked unless told, whatever the month holds', () => {
  expect(defaultInvoiceSearch(today)).toEqual(period);
  expect(defaultInvoiceSearch(new Date('2024-02-29T12:00'))).toEqual({
    startDate: '2023-02-28',
    endDate: '2024-02-29',
  });
});

describe('what is asked', () => {
  it('is rid of separators, spaces and what is empty', () => {
    const typed = {
      ...period,
      reference: ' 98-1000-0042-17 ',
      invoiceNumber: ' F2026-1 ',
      siteAddress: ' ',
      amount: '',
    };
    expect(JSON.parse(JSON.stringify(invoiceCriteriaSchema.parse(typed)))).toEqual({
      ...period,
      reference: '981000004217',
      invoiceNumber: 'F2026-1',
    });
  });

  it.each([
    ['120', 120],
    ['120,4', 120.4],
    ['120.40', 120.4],
    ['1 234,56 €', 1234.56],
    ['1\u202F234,56\u00A0€', 1234.56],
    ['-12', -12],
    ['\u221212,50', -12.5],
    ['1 234,56 EUR', 1234.56],
    ['1 234,56 euros', 1234.56],
    ['€ 120,40', 120.4],
    ['-€ 120,40', -120.4],
    ['€ \u2212120,40', -120.4],
    ['1.234,56', 1234.56],
    ['-1.234.567,8 €', -1_234_567.8],
  ])('reads the amount %s', (amount, expected) => {
    const typed = typedInvoiceSearch((name) => ({ ...period, amount })[name]);
    expect(invoiceCriteriaSchema.parse(typed).amount).toBe(expected);
  });

  it.each([
    [{ reference: 'ABC' }, [['reference', 'reference.invalid']]],
    [{ reference: '9810000042170' }, [['reference', 'reference.invalid']]],
    [{ invoiceNumber: 'x'.repeat(31) }, [['invoiceNumber', 'invoiceNumber.invalid']]],
    [{ invoiceNumber: '<b>' }, [['invoiceNumber', 'invoiceNumber.invalid']]],
    [{ siteAddress: 'x'.repeat(121) }, [['siteAddress', 'siteAddress.tooLong']]],
    [{ amount: 'cent' }, [['amount', 'amount.invalid']]],
    [{ amount: '1,234' }, [['amount', 'amount.invalid']]],
    [{ amount: '1.234' }, [['amount', 'amount.invalid']]],
    [{ amount: '12.34,56' }, [['amount', 'amount.invalid']]],
    [{ amount: '€' }, [['amount', 'amount.invalid']]],
    [{ pending: 'non' }, [['pending', 'pending.invalid']]],
    [{ status: 'A' }, [['status', 'status.invalid']]],
    [{ startDate: undefined }, [['startDate', 'period.missing']]],
    [{ startDate: '2026-02-31' }, [['startDate', 'period.invalid']]],
    [{ endDate: '21/11/2026' }, [['endDate', 'period.invalid']]],
    [{ startDate: '2026-11-22' }, [['endDate', 'period.reversed']]],
  ])('refuses %o', (typed, errors) => {
    expect(reproached(typed)).toEqual(errors);
  });

  it.each([
    ['', undefined],
    ['pending', { include: ['A'] }],
    ['settled', { include: ['S'] }],
    ['none', { exclude: ['S', 'A'] }],
  ])('turns the status %j into the filter %j', (status, filter) => {
    expect(invoiceCriteriaSchema.parse({ ...period, status }).status).toEqual(filter);
  });

  it.each([
    ['pending', []],
    ['', []],
    ['settled', [['status', 'status.contradicted']]],
    ['none', [['status', 'status.contradicted']]],
  ])('with the box of waiting invoices and the status %j, reproaches %j', (status, errors) => {
    expect(reproached({ pending: 'on', status })).toEqual(errors);
  });

  it('may be of one day', () => {
    expect(reproached({ startDate: '2026-11-21' })).toEqual([]);
  });
});

describe('an address', () => {
  it('holds what differs from the usual, and is read as it was written', () => {
    const typed = {
      reference: '98',
      startDate: '2020-01-01',
      endDate: '2026-11-21',
      pending: 'on',
      status: 'pending',
    };
    const address = addressOfSearch(typed, today);
    expect(String(address)).toBe('reference=98&startDate=2020-01-01&pending=on&status=pending');
    expect(searchOfAddress(address, today)).toEqual(typed);
  });

  it('is empty for the usual search', () => {
    expect(String(addressOfSearch(searchOfAddress(new URLSearchParams(), today), today))).toBe('');
  });

  it('keeps what cannot be understood, and leaves out what is no criterion', () => {
    const search = searchOfAddress(new URLSearchParams('amount=cent&modale=encarts&startDate='), today);
    expect(search).toEqual({ amount: 'cent', endDate: '2026-11-21' });
  });
});

test('only criteria are read of a form, and none that is empty', () => {
  const values = new Map<string, unknown>([
    ['reference', ''],
    ['amount', '12'],
    ['other', 'x'],
    ['siteAddress', new Blob()],
  ]);
  expect(typedInvoiceSearch((name) => values.get(name))).toEqual({ amount: '12' });
});

describe('a search widened', () => {
  it('goes ten years back, and keeps what it asks', () => {
    const typed = { invoiceNumber: 'F1', ...defaultInvoiceSearch(today) };
    expect(widenedSearch(typed, today)).toEqual({
      invoiceNumber: 'F1',
      startDate: '2016-11-21',
      endDate: '2026-11-21',
    });
  });

  it.each(['2016-11-21', '2000-01-01'])('is nothing more where it begins on %s', (startDate) => {
    expect(widenedSearch({ startDate, endDate: '2026-11-21' }, today)).toBeNull();
  });
});
