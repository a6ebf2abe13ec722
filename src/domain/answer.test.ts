import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  count,
  day,
  flag,
  frenchDay,
  identifier,
  listOfTexts,
  optionalIdentifier,
  phoneNumber,
  quantity,
  readableItems,
  readableList,
  readableRows,
  text,
  townCode,
} from './answer.ts';

const read = (block: z.ZodMiniType, value: unknown) => block.safeParse(value).data;

it.each<[string, unknown, unknown, z.ZodMiniType]>([
  ['a text', 'a', 'a', text],
  ['a text', 12.5, '12.5', text],
  ['a text', null, '', text],
  ['a text', undefined, '', text],
  ['an identifier', ' 12 ', '12', identifier],
  ['an identifier', 981234567890, '981234567890', identifier],
  ['an identifier', 0, '0', identifier],
  ['an optional identifier', 35600000000048, '35600000000048', optionalIdentifier],
  ['an optional identifier', null, '', optionalIdentifier],
  ['an optional identifier', ' A1 ', 'A1', optionalIdentifier],
  ['a town code', 1053, '01053', townCode],
  ['a town code', 35288, '35288', townCode],
  ['a town code', '2A004', '2A004', townCode],
  ['a phone', 199001234, '0199001234', phoneNumber],
  ['a phone', 3977, '3977', phoneNumber],
  ['a phone', 9999, '9999', phoneNumber],
  ['a phone', '01 99 00 12 34', '01 99 00 12 34', phoneNumber],
  ['a quantity', 12.5, 12.5, quantity],
  ['a quantity', '12,5', 12.5, quantity],
  ['a quantity', '1234.56', 1234.56, quantity],
  ['a quantity', '1 234,56', 1234.56, quantity],
  ['a quantity', '1\u00a0234,56', 1234.56, quantity],
  ['a quantity', '1\u202f234,56', 1234.56, quantity],
  ['a quantity', '1.234.567,89', 1_234_567.89, quantity],
  ['a quantity', '1,234.56', 1234.56, quantity],
  ['a quantity', '\u221212,50', -12.5, quantity],
  ['a quantity', '-1 234,5 €', -1234.5, quantity],
  ['a quantity', '12,50 EUR', 12.5, quantity],
  ['a quantity', '1E+3', 1000, quantity],
  ['a quantity', ' ', null, quantity],
  ['a quantity', null, null, quantity],
  ['a count', 27, 27, count],
  ['a count', '27', 27, count],
  ['a count', undefined, 0, count],
  ['a count', 1_000_000, 1_000_000, count],
  ['a count', -1, 0, count],
  ['a count', 1.5, 0, count],
  ['a count', 1_000_001, 0, count],
  ['a count', '9000000000', 0, count],
  ['a count', 'beaucoup', 0, count],
  ['a flag', true, true, flag],
  ['a flag', 'true', true, flag],
  ['a flag', 1, true, flag],
  ['a flag', '1', true, flag],
  ['a flag', '0', false, flag],
  ['a flag', null, false, flag],
  ['a day', '20/11/2026 23:59:00', '2026-11-20', day],
  ['a day', '2026-11-20T23:30:00Z', '2026-11-20', day],
  ['a French day', '2026-11-20T23:30:00Z', '20/11/2026', frenchDay],
  ['a French day', '20/11/2026', '20/11/2026', frenchDay],
  ['a French day', '99/99/2026', '', frenchDay],
  ['a French day', null, '', frenchDay],
  ['a list of texts', 'a', ['a'], listOfTexts],
  ['a list of texts', ['a', 7], ['a', '7'], listOfTexts],
  ['a list of texts', [{}, 'a', null], ['a'], listOfTexts],
  ['a list of texts', null, [], listOfTexts],
  ['a list of texts', '', [], listOfTexts],
])('parses with the schema of %s the value %j as %j', (_, given, expected, block) => {
  expect(read(block, given)).toEqual(expected);
});

describe.each<[string, z.ZodMiniType, unknown[]]>([
  ['a text', text, [{}, [], true]],
  ['an identifier', identifier, ['', ' ', null, undefined, 1.5, 1e21, {}, true]],
  ['a town code', townCode, [1.5, {}]],
  ['a quantity', quantity, ['abc', '12 m', '0x10', '1,2,3.4.5', '1-2', {}, true]],
  ['a flag', flag, ['oui', {}, 2]],
  ['a day', day, ['31/02/2026', 'hier', '', null, 20261120]],
  ['a French day', frenchDay, [{}, true]],
  ['a list of texts', listOfTexts, [{}, true]],
])('schema of %s', (_, block, refused) => {
  it.each(refused)('rejects the value %j', (given) => {
    expect(block.safeParse(given).success).toBe(false);
  });
});

describe('lists whose items are parsed one by one', () => {
  const invoice = z.object({ number: identifier, amount: quantity });
  const good = { number: 'F1', amount: 12 };

  it('drops the unreadable items of a list and returns their numbers or names', () => {
    const given = [good, { number: 7, amount: 'abc', name: 'x' }, null, { amount: 3, name: 'Eau' }, 'F3'];
    expect(read(readableList(invoice, 'invoice', 'number', 'name'), given)).toEqual({
      items: [good],
      unread: ['7', '', 'Eau', ''].map((name) => ({ kind: 'invoice', name })),
    });
  });

  it.each([[null], [undefined], [[]]])('returns an empty list for the response %j', (given) => {
    expect(read(readableList(invoice, 'invoice', 'number'), given)).toEqual({ items: [], unread: [] });
  });

  it.each([[[null]], [[{}, 'a']], [{}], ['a']])('throws for the list %j without readable item', (given) => {
    expect(readableList(invoice, 'invoice', 'number').safeParse(given).success).toBe(false);
  });

  it('returns only the readable items of a list, and ignores the unreadable items', () => {
    expect(read(readableItems(invoice), [good, null, 7])).toEqual([good]);
    expect(read(readableItems(invoice), null)).toEqual([]);
  });

  it('returns no item and each unreadable row for a list of only unreadable rows', () => {
    expect(read(readableRows(invoice, 'invoice', 'number'), [null])).toEqual({
      items: [],
      unread: [{ kind: 'invoice', name: '' }],
    });
  });
});
