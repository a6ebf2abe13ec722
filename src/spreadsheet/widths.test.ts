import { expect, it } from 'vitest';
import { type Sheet, strong, text } from './sheet.ts';
import { columnWidths, rowHeight } from './widths.ts';

const address = '97 rue de l’Église, 35400 Saint-Malo';

const sheet: Sheet = {
  name: 'Mesures',
  rows: [
    [strong('Consommation d’eau de l’année')],
    [strong('Du'), strong('Adresse desservie'), strong('Volume (m³)'), strong('Nature')],
    [
      { type: 'day', value: '2026-11-27' },
      text(address),
      { type: 'volume', value: 1_234_567 },
      text('x'.repeat(90)),
    ],
    [strong('Un total sans valeur à côté'), text('')],
    [strong('Un total'), text(''), { type: 'volume', value: 12_345_678_901 }],
  ],
  stickyRows: 2,
  count: 1,
};

it('sets the width of a column to its longest text, up to 48 characters', () => {
  const [days = 0, addresses = 0, volumes = 0, natures = 0] = columnWidths(sheet);
  expect(days).toBeGreaterThanOrEqual('27/11/2026'.length);
  expect(days).toBeLessThan('Un total sans valeur à côté'.length);
  expect(addresses).toBeGreaterThan(address.length);
  expect(volumes).toBeGreaterThan('12 345 678 901,000 m³'.length);
  expect(natures).toBe(50);
});

it('sets the height of a row to the number of lines of its longest text', () => {
  expect(rowHeight([text('Siège')], [20], false)).toBe(15);
  expect(rowHeight([text('Siège'), text('mot '.repeat(20).trim())], [20, 20], false)).toBe(75);
});
