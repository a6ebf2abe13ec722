import { expect, it } from 'vitest';
import { readWorkbook } from '#test/workbook/readWorkbook.ts';
import { compareMeters } from '../../domain/consumption/meterComparison.ts';
import { knownMeter, makeMeters, measureOn } from '../../domain/fixtures/consumption.ts';
import { writeTable } from './writeTable.ts';

const chosen = makeMeters(3);
const comparison = compareMeters({
  chosen,
  fetched: chosen
    .slice(0, 2)
    .map((meter, rank) => ({
      meter,
      measures: [
        measureOn('2024-02-28', { volume: 10.5 + rank }),
        ...(rank === 0 ? [measureOn('2024-02-29', { volume: 4.25, isEstimated: true })] : []),
      ],
    })),
  period: { mode: 'daily', name: '2024-02' },
  today: new Date(2026, 1, 20),
});
const missed = chosen.slice(2);

const linesOf = async () => {
  const csv = await (await writeTable({ comparison, missed, format: 'csv' })).text();
  return csv
    .trim()
    .replace(/[^\S\r\n]/g, ' ')
    .split('\r\n')
    .map((line) => line.replace(/^\ufeff/, ''));
};

it('writes a comparison table with a column per meter, a column of sums and remarks', async () => {
  const lines = await linesOf();
  expect(lines).toHaveLength(1 + 29 + 1);
  expect(lines[0]).toBe('Du;Au;A · D21TA1000000 (m³);B · D21TA1000001 (m³);Somme (m³);Remarques');
  expect(lines[28]).toBe('28/02/2024;28/02/2024;10,5;11,5;22;');
  expect(lines[29]).toContain(
    '29/02/2024;29/02/2024;4,25;;4,25;"D21TA1000000 : estimé ; D21TA1000001 : relevé manquant ; somme incomplète"',
  );
});

it('writes the totals of a comparison in the last line, with the meters that failed to load', async () => {
  expect((await linesOf()).at(-1)).toContain(
    'Total;;14,75;11,5;26,25;"D21TA1000002 : non lu ; somme incomplète"',
  );
});

it('writes the first and the last day of a month in two columns of a comparison table', async () => {
  const months = compareMeters({
    chosen: chosen.slice(0, 1),
    fetched: [{ meter: chosen[0] ?? knownMeter, measures: [measureOn('2025-02-10', { volume: 3 })] }],
    period: { mode: 'monthly', name: '2025' },
    today: new Date(2026, 1, 20),
  });
  const csv = await (await writeTable({ comparison: months, missed: [], format: 'csv' })).text();
  expect(csv).toContain('01/02/2025;28/02/2025;3;3;');
});

it('writes equal values in the workbook and the CSV of a comparison, without formulas', async () => {
  const { sheets, sheet } = await readWorkbook(await writeTable({ comparison, missed, format: 'xlsx' }));
  expect(sheets.map(({ name, hasFormula }) => ({ name, hasFormula }))).toEqual([
    { name: 'Comparaison', hasFormula: false },
  ]);
  const { rows } = sheet('Comparaison');
  expect(rows).toHaveLength(31);
  expect(rows[28]?.slice(2, 5).map(({ type, value }) => [type, value])).toEqual([
    ['number', 10.5],
    ['number', 11.5],
    ['number', 22],
  ]);
});

it('writes remarks about corrections and unreadable readings in a comparison table', async () => {
  const [meter = knownMeter] = chosen;
  const months = compareMeters({
    chosen: [meter],
    fetched: [{ meter, measures: [measureOn('2025-02-10', { volume: -3 })], unplacedCount: 2 }],
    period: { mode: 'monthly', name: '2025' },
    today: new Date(2026, 1, 20),
  });
  const csv = (await (await writeTable({ comparison: months, missed: [], format: 'csv' })).text()).replace(
    /[\u00A0\u202F]/g,
    ' ',
  );
  expect(csv).toContain('01/02/2025;28/02/2025;-3;-3;D21TA1000000 : régularisation');
  expect(csv).toContain('Total;;-3;-3;"D21TA1000000 : 2 relevés illisibles ; somme incomplète"');
});
