import { type Episode, findEpisodes, watchedDays } from '#src/domain/consumption/watch/episodes.ts';
import { toDayNumber, toIsoDay } from '#src/domain/consumption/watch/series.ts';
import { randomFrom } from '../sandbox/data/random.ts';
import { end, type Leak, measuresOf, type Site, sites } from './synthetic.ts';

const shares = [0.05, 0.1, 0.2, 0.5, 1, 2];
const namedShare = 0.5;
const leakDays = 28;

/** The meters that the document measures: none of those, seeded otherwise, on which the numbers of the method were chosen. */
const seedOf = (name: string, rank: number): string => `measured ${name} ${rank}`;

/** A leak that begins some day of the weeks watched. */
const leakOf = (seed: string, share: number): Leak => ({
  share,
  from: end - randomFrom(`${seed} leak`).integer(leakDays + 7, watchedDays - leakDays),
  days: leakDays,
});

const episodesOf = (site: Site, seed: string, leak?: Leak): Episode[] =>
  findEpisodes(measuresOf(site, seed, leak), toIsoDay(end));

/** Whether an episode is in the days of a leak, for three of them at least. */
const covers = ({ startDate, endDate }: Episode, { from, days }: Leak): boolean =>
  Math.min(toDayNumber(endDate), from + days - 1) - Math.max(toDayNumber(startDate), from) >= 2;

const isAlarm = ({ cause }: Episode): boolean => cause !== 'season';
const isLeak = ({ cause }: Episode): boolean => cause === 'leak';

/** What is found of a leak put in a meter. */
export const foundOfLeak = (name: string, rank: number, share: number): Episode[] => {
  const site = sites[name];
  if (!site) throw new Error(`No site is ${name}`);
  const leak = leakOf(seedOf(name, rank), share);
  return episodesOf(site, seedOf(name, rank), leak).filter(
    (episode) => isAlarm(episode) && covers(episode, leak),
  );
};

/** What is found of a meter without a leak. */
export const foundOfNone = (name: string, rank: number): Episode[] => {
  const site = sites[name];
  if (!site) throw new Error(`No site is ${name}`);
  return episodesOf(site, seedOf(name, rank));
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const toCells = (name: string, meters: number): string[] => {
  const ranks = Array.from({ length: meters }, (_, rank) => rank);
  const recall = (share: number, isCounted: (found: Episode[]) => boolean) =>
    percent(ranks.filter((rank) => isCounted(foundOfLeak(name, rank, share))).length / meters);
  const none = ranks.flatMap((rank) => foundOfNone(name, rank));
  const aYear = (counted: readonly Episode[]) => (counted.length / ((meters * watchedDays) / 365)).toFixed(2);
  return [
    name,
    ...shares.map((share) => recall(share, (found) => found.length > 0)),
    recall(namedShare, (found) => found.some(isLeak)),
    aYear(none.filter(isAlarm)),
    aYear(none.filter(isLeak)),
    aYear(none.filter((episode) => !isAlarm(episode))),
  ];
};

/** The table of docs/unusual-consumption.md, as Markdown, of so many meters a kind. */
export const writeTable = (meters: number): string => {
  const head = [
    'Site',
    ...shares.map((share) => `leak of ${percent(share)}`),
    `of ${percent(namedShare)}, said to be one`,
    'false alarms',
    'of which « leak »',
    'rises of the season',
  ];
  const rows = Object.keys(sites).map((name) => toCells(name, meters));
  return [row(head), row(head.map((_, rank) => (rank === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
};
