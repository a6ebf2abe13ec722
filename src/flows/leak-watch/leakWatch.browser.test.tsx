import { screen } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import { initialContext, leakWatchMachine } from '#machines/leak-watch/leakWatch.machine.ts';
import {
  knownLeak,
  knownMeter,
  knownRise,
  makeMeters,
  ongoingLeak,
} from '../../domain/fixtures/consumption.ts';
import { SentRequest } from '../../views/alarm/AlarmText.tsx';
import { LeakWatchView } from './LeakWatchView.tsx';
import { type WatchList, wholeList } from './watchList.ts';

type Context = ReturnType<typeof initialContext>;

const today = new Date(2026, 10, 22);
const choosing = { choosing: 'ready' } as const;

const show = async (
  changes: Partial<Context>,
  {
    value = choosing,
    width = 1366,
    list = {},
    onList = () => {},
  }: {
    value?: 'ready' | 'paused' | typeof choosing;
    width?: number;
    list?: Partial<WatchList>;
    onList?: (list: WatchList) => void;
  } = {},
) => {
  await page.viewport(width, 768);
  const context = { ...initialContext(), today, readAt: today.getTime(), ...changes };
  const snapshot = leakWatchMachine.resolveState({ value, context });
  return render(
    <LeakWatchView
      actor={createActor(leakWatchMachine, { input: {}, snapshot })}
      now={today.getTime()}
      list={{ ...wholeList, ...list }}
      onList={onList}
      requestedOn={({ episode }) => (episode === ongoingLeak ? '2026-11-20' : null)}
      addressOf={({ meter: { idPDS } }) => `/${idPDS}`}
      requestOf={({ episode }) => episode === ongoingLeak && <SentRequest day="2026-11-20" />}
      emergencyPhone="0900000199"
    />,
  );
};

const small = { ...ongoingLeak, litres: 340, litresADay: 28 };
const [first = knownMeter, second = knownMeter, third = knownMeter] = makeMeters(3);
const some = [
  { meter: knownMeter, episodes: [knownRise, knownLeak] },
  { meter: first, episodes: [small] },
  { meter: second, episodes: [ongoingLeak] },
  { meter: third, episodes: [{ ...knownRise, isGoingOn: true, endDate: '2026-11-21' }], unreadCount: 3 },
];
const meters = some.map(({ meter }) => meter);

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

it('shows « rien à vérifier » and three filters with counts if no consumption rise is ongoing', async () => {
  await show({ meters: [knownMeter], fetched: [{ meter: knownMeter, episodes: [knownLeak] }] });

  await expect(screen.getByText('Hausses en cours').parentElement).toHaveTextContent(/0 rien à vérifier/);
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'En cours0',
    'Toutes1',
    'Traitées0',
  ]);
});

it('lists rises in progress, then a seasonal rise in progress, then ended rises', async () => {
  await show({ meters, fetched: some });

  expect(rows().map((row) => /^(En cours|De saison|Terminée)/.exec(row)?.[0])).toEqual([
    'En cours',
    'En cours',
    'De saison',
    'Terminée',
    'Terminée',
  ]);
  expect(rows()[0]).toMatch(/2,4\sm³\/j28,8\sm³/);
  expect(rows()[0]).not.toContain('jours sûrs');
  expect(rows()[2]).toContain('110 jours sûrs sur 171');
  expect(rows()[4]).toContain('110 jours sûrs sur 114');
  expect(rows()[1]).toMatch(/0,03\sm³\/j0,3\sm³/);
});

it('shows the sum of the rounded values in the rows as the daily total of all rises', async () => {
  const rises = [18_770, 5_470].map((litresADay) => ({ ...ongoingLeak, litresADay }));
  const fetched = rises.map((rise, rank) => ({ meter: meters[rank] ?? knownMeter, episodes: [rise] }));
  await show({ meters, fetched });

  expect(rows().map((row) => /[\d,]+(?=\sm³\/j)/.exec(row)?.[0])).toEqual(['18,8', '5,5']);
  await expect(screen.getByText(/^\+ 24,3\sm³ par jour$/)).toBeVisible();
});

it('keeps each row 56 px high within the table, even with long names or a sent request', async () => {
  const contracts = meters.map(({ reference }) => ({ reference, name: `Serres de ${'Kerlann '.repeat(9)}` }));
  await show({ meters, contracts, fetched: some }, { width: 900 });
  const frame = screen.getByRole('table').parentElement;

  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  const heights = screen.getAllByRole('row').map((row) => Math.floor(row.getBoundingClientRect().height));
  expect(heights.slice(1)).toEqual([56, 56, 56, 56, 56]);
});

it('shows only rises that match the search text, and reports the filter that a user clicks', async () => {
  const onList = vi.fn();
  await show({ meters, fetched: some }, { list: { words: 'D21TA1000142' }, onList });

  expect(rows()).toHaveLength(2);
  screen.getByRole('radio', { name: /Traitées/ }).click();
  expect(onList).toHaveBeenCalledWith({ ...wholeList, words: 'D21TA1000142', filter: 'treated' });
});

it('shows only the first 25 of 1,000 rises', async () => {
  const fetched = makeMeters(1_000).map((meter) => ({ meter, episodes: [knownLeak] }));
  await show({ meters: fetched.map(({ meter }) => meter), fetched });

  expect(rows()).toHaveLength(25);
  await page.getByRole('button', { name: 'Afficher plus' }).click();
  await expect.poll(rows).toHaveLength(50);
  await expect(screen.getByText('Autres hausses').parentElement).toHaveTextContent(/1\s000 depuis six mois/);
  await expect(screen.getByText('Sans hausse').parentElement).toHaveTextContent(/0 compteur sur 1\s000/);
});

it('aligns charts and surpluses on a tablet, and shows a field to sort the rises', async () => {
  const volumes = { firstDay: '2026-03-29', days: Array.from({ length: 238 }, () => 3) };
  await show({ meters, fetched: some.map((meter) => ({ ...meter, volumes })) }, { width: 740 });
  const ends = (cells: HTMLElement[]) => new Set(cells.map((cell) => cell.getBoundingClientRect().right));

  expect(ends(screen.getAllByRole('img')).size).toBe(1);
  expect(ends(screen.getAllByText(/^[\d,]+ m³$/, { ignore: 'dd *' })).size).toBe(1);
  await expect(screen.getByRole('combobox', { name: 'Trier par' })).toBeVisible();
});

it('shows the filters in one line on a phone, and opens a meter when the user presses its row', async () => {
  await show(
    { meters: [knownMeter], fetched: [{ meter: knownMeter, episodes: [ongoingLeak] }] },
    { width: 316 },
  );
  const tops = screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  const row = screen.getByRole('rowheader').parentElement ?? document.body;
  row.scrollIntoView();
  const { x, y, width, height } = row.getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')).toHaveAttribute(
    'href',
    `/${knownMeter.idPDS}`,
  );
});
