import { expect, it } from 'vitest';
import { measuresSchema } from '#src/domain/consumption/measure.ts';
import { judgeDays } from '#src/domain/consumption/watch/episodes.ts';
import { openSandbox } from '../sandbox/testing.ts';
import { foundOfLeak, foundOfNone } from './table.ts';

const ranks = [0, 1];

it.each([
  'regular, closed at weekends',
  'regular, the same every day',
  'follows the seasons',
  'readings often missing or estimated',
  'noisy',
])('finds a leak as large as the usual daily volume, and no leak without one, in data: %s', (name) => {
  for (const rank of ranks) {
    expect(foundOfLeak(name, rank, 1)).not.toEqual([]);
    expect(foundOfNone(name, rank).filter(({ cause }) => cause !== 'season')).toEqual([]);
  }
});

const today = '2026-11-21';
const reference = '981000000037';

const openMeter = async (rank: number) => {
  const sandbox = await openSandbox('owner', 'default', today);
  const search = { reference, currentPage: Math.floor(rank / 5) + 1, itemsPerPage: 5 };
  const { json } = await sandbox.ask('POST', '/api/consumption/meters_list', { body: search });
  const { idPDS } = json.clientCompteursPro[0].compteursPro[rank % 5];
  const span = { mode: 'daily', start_date: '2024-11-21', end_date: today };
  const body = { reference, id_PDS: idPDS, ...span };
  const answer = await sandbox.ask('POST', '/api/consumption/telemetry', { body });
  return judgeDays(measuresSchema.parse(answer.json).measures, today).episodes;
};

it.each([0, 6, 12])('finds the leak of twelve days in October for the meter no. %i', async (rank) => {
  const episodes = (await openMeter(rank)).filter(({ cause }) => cause === 'leak');
  expect(episodes).toHaveLength(1);
  expect(episodes[0]).toMatchObject({ startDate: '2026-10-12', endDate: '2026-10-23', isGoingOn: false });
});

it.each([1, 7, 13])('finds no leak for the replaced meter no. %i', async (rank) => {
  expect(await openMeter(rank)).toEqual([]);
});

it('finds no leak in a missing month or in a seasonal rise', async () => {
  for (const rank of [2, 3, 4])
    expect((await openMeter(rank)).filter(({ cause }) => cause === 'leak')).toEqual([]);
});
