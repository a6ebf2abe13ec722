import { type Episode, findEpisodes, watchedDays } from '#machines/domain/consumption/watch/episodes.ts';
import { toDayNumber, toIsoDay } from '#machines/domain/consumption/watch/series.ts';
import { end, type Leak, measuresOf, type Site, sites } from './synthetic.ts';

const shares = [0.05, 0.1, 0.2, 0.5, 1, 2];
const leakDays = 28;
const metersEach = 4;

const ranks = Array.from({ length: metersEach }, (_, rank) => rank);

const episodesOf = (site: Site, seed: string, leak?: Leak): Episode[] =>
  findEpisodes(measuresOf(site, seed, leak), toIsoDay(end));

/** Whether an episode is in the days of a leak, for three of them at least. */
const covers = ({ startDate, endDate }: Episode, { from, days }: Leak): boolean =>
  Math.min(toDayNumber(endDate), from + days - 1) - Math.max(toDayNumber(startDate), from) >= 2;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Of the leaks put in, how many are found, and by what they are said to be. */
const recall = (name: string, site: Site, share: number): string => {
  const found = ranks.map((rank) => {
    const leak = { share, from: end - 60 - 3 * rank, days: leakDays };
    return episodesOf(site, `${name} ${rank}`, leak).filter((episode) => covers(episode, leak));
  });
  return percent(
    found.filter((episodes) => episodes.some(({ cause }) => cause !== 'season')).length / metersEach,
  );
};

/** What is found where no leak is, a meter and a year. */
const falseAlarms = (name: string, site: Site): [all: string, leaks: string, seasons: string] => {
  const found = ranks.flatMap((rank) => episodesOf(site, `${name} ${rank}`));
  const count = (of: readonly Episode[]) => (of.length / ((metersEach * watchedDays) / 365)).toFixed(1);
  return [
    count(found.filter(({ cause }) => cause !== 'season')),
    count(found.filter(({ cause }) => cause === 'leak')),
    count(found.filter(({ cause }) => cause === 'season')),
  ];
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table of docs/unusual-consumption.md, as Markdown. */
export const writeTable = (): string => {
  const head = [
    'Site',
    ...shares.map((share) => `leak of ${percent(share)}`),
    'false alarms',
    'of which « leak »',
    'rises of the season',
  ];
  const rows = Object.entries(sites).map(([name, site]) => [
    name,
    ...shares.map((share) => recall(name, site, share)),
    ...falseAlarms(name, site),
  ]);
  return [row(head), row(head.map((_, rank) => (rank === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
};
