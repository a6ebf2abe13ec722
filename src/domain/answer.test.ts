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

describe.each<[string, z.ZodMiniType, [unknown, unknown][]]>([
  [
    'a text',
    text,
    [
      ['a', 'a'],
      [12.5, '12.5'],
      [null, ''],
      [undefined, ''],
    ],
  ],
  [
    'an identifier',
    identifier,
    [
      [' 12 ', '12'],
      [981234567890, '981234567890'],
      [0, '0'],
    ],
  ],
  [
    'an optional identifier',
    optionalIdentifier,
    [
      [35600000000048, '35600000000048'],
      [null, ''],
      ['A1', 'A1'],
    ],
  ],
  [
    'a town code',
    townCode,
    [
      [1053, '01053'],
      [35288, '35288'],
      ['2A004', '2A004'],
      [null, ''],
    ],
  ],
  [
    'a phone',
    phoneNumber,
    [
      [199001234, '0199001234'],
      [3977, '3977'],
      ['01 99 00 12 34', '01 99 00 12 34'],
    ],
  ],
  [
    'a quantity',
    quantity,
    [
      [12.5, 12.5],
      ['12,5', 12.5],
      ['12.5', 12.5],
      ['1234.56', 1234.56],
      ['1 234,56', 1234.56],
      ['1\u00a0234,56', 1234.56],
      ['1\u202f234,56', 1234.56],
      ['1.234.567,89', 1_234_567.89],
      ['1,234.56', 1234.56],
      ['\u221212,50', -12.5],
      ['-1 234,5 €', -1234.5],
      ['12,50 EUR', 12.5],
      ['1E+3', 1000],
      ['', null],
      [' ', null],
      [null, null],
    ],
  ],
  [
    'a count',
    count,
    [
      [27, 27],
      ['27', 27],
      [null, 0],
      [undefined, 0],
      [1_000_000, 1_000_000],
    ],
  ],
  [
    'a flag',
    flag,
    [
      [true, true],
      ['true', true],
      [1, true],
      ['0', false],
      [null, false],
    ],
  ],
  [
    'a day',
    day,
    [
      ['20/11/2026', '2026-11-20'],
      ['20/11/2026 23:59:00', '2026-11-20'],
      ['2026-11-20', '2026-11-20'],
      ['2026-11-20T23:30:00Z', '2026-11-20'],
      ['2026-11-20T00:30:00+02:00', '2026-11-20'],
      ['2026-11-20 23:59:00', '2026-11-20'],
    ],
  ],
  [
    'a French day',
    frenchDay,
    [
      ['2026-11-20T23:30:00Z', '20/11/2026'],
      ['20/11/2026', '20/11/2026'],
      ['Jamais', ''],
      ['99/99/2026', ''],
      [null, ''],
      ['', ''],
    ],
  ],
  [
    'a list of texts',
    listOfTexts,
    [
      ['a', ['a']],
      [
        ['a', 7],
        ['a', '7'],
      ],
      [[{}, 'a', null], ['a']],
      [null, []],
      ['', []],
    ],
  ],
])('%s', (_, block, cases) => {
  it.each(cases)('reads %j as %j', (given, expected) => {
    expect(read(block, given)).toEqual(expected);
  });
});

describe.each<[string, z.ZodMiniType, unknown[]]>([
  ['a text', text, [{}, [], true]],
  ['an identifier', identifier, ['', ' ', null, undefined, 1.5, 1e21, {}, true]],
  ['a town code', townCode, [1.5, {}]],
  ['a quantity', quantity, ['abc', '12 m', '0x10', '1,2,3.4.5', '1-2', {}, true]],
  ['a count', count, [-1, 1.5, 1_000_001, 9e15, 1e21, '9000000000', 'beaucoup']],
  ['a flag', flag, ['oui', {}, 2]],
  ['a day', day, ['31/02/2026', '2026-13-01', '1/2/2026', 'hier', '', null, 20261120]],
  ['a French day', frenchDay, [{}, true]],
  ['a list of texts', listOfTexts, [{}, true]],
])('%s', (_, block, refused) => {
  it.each(refused)('refuses %j', (given) => {
    expect(block.safeParse(given).success).toBe(false);
  });
});

describe('lists read item by item', () => {
  const invoice = z.object({ number: identifier, amount: quantity });
  const good = { number: 'F1', amount: 12 };

  it('drops unreadable items and lists them by number if known', () => {
    const given = [good, { number: 7, amount: 'abc', name: 'x' }, null, { amount: 3, name: 'Eau' }, 'F3'];
    expect(read(readableList(invoice, 'invoice', 'number', 'name'), given)).toEqual({
      items: [good],
      unread: ['7', '', 'Eau', ''].map((name) => ({ kind: 'invoice', name })),
    });
  });

  it.each([[null], [undefined], [[]]])('is empty for %j', (given) => {
    expect(read(readableList(invoice, 'invoice', 'number'), given)).toEqual({ items: [], unread: [] });
  });

  it.each([[[null]], [[{}, 'a']], [{}], ['a']])('refuses %j, with nothing readable', (given) => {
    expect(readableList(invoice, 'invoice', 'number').safeParse(given).success).toBe(false);
  });

  it('ignores unreadable items', () => {
    expect(read(readableItems(invoice), [good, null, 7])).toEqual([good]);
    expect(read(readableItems(invoice), null)).toEqual([]);
  });

  it('accepts unreadable rows only, for the rows of a readable item', () => {
    expect(read(readableRows(invoice, 'invoice', 'number'), [null])).toEqual({
      items: [],
      unread: [{ kind: 'invoice', name: '' }],
    });
  });
});
