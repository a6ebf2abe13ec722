import { expect, it } from 'vitest';
import { readWorkbook } from '#test/workbook/readWorkbook.ts';
import { knownLeak, knownMeter, knownRise } from '../../domain/fixtures/consumption.ts';
import { writeList } from './writeList.ts';

const alarms = [{ ...knownLeak, correctedCount: 2 }, knownRise].map((episode) => ({
  meter: knownMeter,
  episode,
}));

const leak = [
  ...['12/10/2026', '23/10/2026', 'Non', '28,8', '2,4', '3'],
  ...['Une fuite : il coule autant de plus chaque jour, les jours calmes aussi.', '0', '0', '2'],
];

it('writes one line of the list of rises for each episode, with days and volumes in m³', async () => {
  const csv = await writeList({ alarms, unread: [], format: 'csv' });
  const [head, first, second, ...rest] = (await csv.text()).trim().split('\r\n');
  expect(head?.split(';')).toHaveLength(13);
  expect(first?.replace(/\s/g, ' ').split(';').slice(3)).toEqual(leak);
  expect(second?.split(';').slice(5, 7)).toEqual(['Non', '75']);
  expect(rest).toEqual([]);
});

it('writes the list of rises in a workbook with date cells and number cells', async () => {
  const { sheets } = await readWorkbook(await writeList({ alarms, unread: [], format: 'xlsx' }));
  expect(sheets).toMatchObject([{ name: 'Hausses', hasFormula: false, frozen: { rows: 1 } }]);
  const [, first = [], second = []] = sheets[0]?.rows ?? [];
  for (const row of [first, second])
    expect(row.map(({ type }) => type)).toEqual([
      ...['text', 'text', 'text', 'date', 'date', 'text'],
      ...['number', 'number', 'number', 'text', 'number', 'number', 'number'],
    ]);
  expect(first[6]?.value).toBe(28.8);
});

it.each(['csv', 'xlsx'] as const)(
  'writes the unreadable items at the end of the %s list of rises',
  async (format) => {
    const unread = [
      { kind: 'meter' as const, name: 'M1' },
      { kind: 'measure' as const, name: '' },
    ];
    const file = await writeList({ alarms, unread, format });
    const sentence = /1 compteur n’a pas pu être lu\s: M1\. 1 mesure n’a pas pu être lue\.$/;
    const last =
      format === 'csv'
        ? (await file.text()).trim().split('\r\n').at(-1)
        : (await readWorkbook(file)).sheets[0]?.rows.at(-1)?.[0]?.value;
    expect(last).toMatch(sentence);
  },
);
