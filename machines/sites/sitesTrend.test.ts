import { expect, it } from 'vitest';
import { trendMonths, trendOf } from '#src/domain/consumption/trend.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import * as consumption from '#src/domain/fixtures/consumption.ts';
import { nothingCame } from '../export-file/exportFile.state.ts';
import { knownOf, type Sites } from './sites.ts';
import { contractTrendOf, leakStatusOf, sitesTrendOf } from './sitesTrend.ts';

const { consumptionContract, insufficient, knownMeter, measureOn, ongoingLeak } = consumption;

const today = new Date(2026, 10, 22);
const listed = { meters: [knownMeter], isListed: true, meterCount: 1, order: 'diameter' as const };
const none: Sites = { ...listed, most: 12, trends: nothingCame, leaks: nothingCame };

const sitesWith = (volumeOf: (rank: number) => number | null): Sites => {
  const measures = trendMonths(today).flatMap((month, rank) => {
    const volume = volumeOf(rank);
    return volume === null ? [] : [measureOn(`${month}-20`, { volume })];
  });
  const fetched = [{ meter: knownMeter, trend: trendOf(measures, today), unreadCount: 0 }];
  return { ...none, trends: { ...nothingCame, fetched } };
};

it.each([
  ['24', 'about a fourth more water', (rank: number) => (rank === 23 ? 124 : 100), 24],
  ['null', 'no month of the year before', (rank: number) => (rank === 11 ? null : 100), null],
  ['null', 'an empty month of the year before', (rank: number) => (rank === 11 ? 0 : 100), null],
  ['null', 'an unknown last month', (rank: number) => (rank === 23 ? null : 100), null],
])('returns a difference of %s percent from the previous year for %s', (_, _case, volumeOf, expected) => {
  const { months, yearOnYear } = sitesTrendOf(sitesWith(volumeOf), today);
  expect(months).toHaveLength(13);
  expect(months.at(-1)).toMatchObject({ isCurrent: true, before: 100 });
  if (expected === null) expect(yearOnYear).toBeNull();
  else expect(yearOnYear).toBeCloseTo(expected);
});

it('returns null as the trend of a contract whose meters are not loaded', () => {
  const sites = sitesWith(() => 100);
  expect(contractTrendOf(sites, 'another', today)).toBeNull();
  expect(contractTrendOf(sites, knownMeter.reference, today)?.total).toBe(1_200);
});

const statusOf = (...episodes: Episode[]) =>
  leakStatusOf({ ...none, leaks: { ...nothingCame, fetched: [{ meter: knownMeter, episodes }] } });

it('lists ongoing leaks before other ongoing rises, without seasonal or ended rises', () => {
  const rise: Episode = { ...ongoingLeak, cause: 'activity', litres: 10 * ongoingLeak.litres };
  const { ongoing, leakCount } = statusOf(rise, { ...ongoingLeak, cause: 'season' }, ongoingLeak, {
    ...ongoingLeak,
    isGoingOn: false,
  });
  expect(ongoing.map(({ episode }) => episode.cause)).toEqual(['leak', 'activity']);
  expect(leakCount).toBe(1);
});

it.each([
  [1, 'the remotely read meters', true],
  [60, 'all the meters, if some are unknown', false],
])('counts %i meters that the leak watch can check: %s', (count, _, isListed) => {
  expect(leakStatusOf({ ...none, isListed, meterCount: 60 }).count).toBe(count);
});

it('counts a meter with too few readings as not checked by the leak watch', () => {
  const fetched = [insufficient, { episodes: [] }].map((read) => ({ meter: knownMeter, ...read }));
  const status = leakStatusOf({ ...none, leaks: { ...nothingCame, fetched } });
  expect(status).toMatchObject({ checkedCount: 1, insufficientCount: 1 });
});

it('prefers the leak-watch results to the check of the loaded meters', () => {
  const alarms = [{ meter: knownMeter, episode: ongoingLeak }];
  const watched = { readCount: 60, insufficientCount: 2, alarms };
  const status = leakStatusOf({ ...none, isListed: false, meterCount: 60 }, watched);
  const counts = { checkedCount: 58, insufficientCount: 2, missedCount: 0, count: 60 };
  expect(status).toEqual({ ongoing: alarms, leakCount: 1, ...counts });
});

it('sorts meters by volume if all volumes are known, otherwise by diameter', () => {
  const meters = [15, 40].map((calibre) => ({ ...knownMeter, idPDS: `${calibre}`, calibre }));
  const contracts = [{ ...consumptionContract, meters }];
  const listed = { contracts, contractCount: 2, rowCount: 9 };
  const known = knownOf(listed, ({ calibre }) => (calibre === 15 ? 900 : null));
  expect(known.meters.map(({ calibre }) => calibre)).toEqual([40, 15]);
  expect(known).toMatchObject({ isListed: false, meterCount: 9, order: 'diameter' });
  const byVolume = knownOf(listed, ({ calibre }) => (calibre === 15 ? 900 : 80));
  expect(byVolume.meters.map(({ calibre }) => calibre)).toEqual([15, 40]);
  expect(byVolume.order).toBe('volume');
});
