import type { Measure } from '#src/domain/consumption/measure.ts';
import { type Episode, judgeDays, watchedDays } from '#src/domain/consumption/watch/episodes.ts';
import { toDayNumber, toIsoDay } from '#src/domain/consumption/watch/series.ts';
import { type Random, randomFrom } from '../sandbox/data/identifiers.ts';

type Site = {
  /** Consumption by day of the week, from Sunday; 1 is a usual day. */
  week: readonly number[];
  /** Standard deviations of a day and of a week, where 1 is the usual consumption. */
  noise: number;
  weekNoise: number;
  swing: number;
  closedWeeks: number;
  /** Factor of the consumption in school holidays, whose dates change each year. */
  holidays: number;
  missing: number;
  estimated: number;
  days: number;
};

const office = [0.3, 1, 1.04, 1, 1.02, 0.94, 0.55];
const flat = [1, 1, 1, 1, 1, 1, 1];
const usual: Site = {
  week: office,
  noise: 0.08,
  weekNoise: 0.02,
  swing: 0,
  closedWeeks: 0,
  holidays: 1,
  missing: 0.02,
  estimated: 0.02,
  days: 730,
};

const sites: Readonly<Record<string, Site>> = {
  'regular, closed at weekends': usual,
  'regular, the same every day': { ...usual, week: flat },
  'follows the seasons': { ...usual, swing: 0.3 },
  'follows the seasons, known for nine months': { ...usual, swing: 0.3, days: 270 },
  'closed three weeks in August': { ...usual, closedWeeks: 3 },
  'closed at school holidays': { ...usual, holidays: 0.1 },
  'fuller at school holidays': { ...usual, week: flat, holidays: 1.8 },
  'readings often missing or estimated': { ...usual, missing: 0.2, estimated: 0.15 },
  noisy: { ...usual, noise: 0.25, weekNoise: 0.08 },
};

/** Leak: loss of `share` usual days per day, first day, number of days. */
type Leak = { share: number; from: number; days: number };

const summerPeak = 200;
const year = 365.25;

/** End of the generated days (excluded), in days since 1 January 1970: 25 November 2026. */
const end = 20_782;

export const normalFrom = (random: Random): number => {
  const uniform = () => random.integer(0, 999_999) / 1_000_000;
  return Array.from({ length: 6 }, uniform).reduce((sum, value) => sum + value, -3) * Math.SQRT2;
};

const schoolHolidays = [
  [44, 16],
  [100, 16],
  [187, 57],
  [291, 16],
  [353, 16],
] as const;

const isHoliday = (day: number, shifts: readonly number[]): boolean => {
  const [calendarYear = 0] = toIsoDay(day).split('-').map(Number);
  const rank = day - Date.UTC(calendarYear, 0, 1) / 86_400_000 + (shifts[calendarYear % shifts.length] ?? 0);
  return schoolHolidays.some(([first, length]) => rank >= first && rank < first + length);
};

const isClosed = (day: number, weeks: number): boolean => {
  const [, month = 0, date = 0] = toIsoDay(day).split('-').map(Number);
  return month === 8 && date <= weeks * 7;
};

const measuresOf = (site: Site, seed: string, leak?: Leak): Measure[] => {
  const random = randomFrom(seed);
  const litresADay = random.integer(800, 42_000);
  const shifts = [0, 1, 2].map(() => random.integer(-3, 3));
  let weekFactor = 1;
  let index = 0;
  return Array.from({ length: site.days }, (_, rank): Measure => {
    const day = end - site.days + rank;
    if (day % 7 === 0) weekFactor = 1 + site.weekNoise * normalFrom(random);
    const season = 1 + site.swing * Math.cos((2 * Math.PI * ((day % year) - summerPeak)) / year);
    const rhythm = isClosed(day, site.closedWeeks) ? 0.1 : (site.week[(day + 4) % 7] ?? 1);
    const holiday = isHoliday(day, shifts) ? site.holidays : 1;
    const lost = leak && day >= leak.from && day < leak.from + leak.days ? leak.share : 0;
    const noise = 1 + site.noise * normalFrom(random);
    const litres = Math.max(
      0,
      Math.round(litresADay * (rhythm * holiday * season * weekFactor * noise + lost)),
    );
    index += litres;
    const isMissing = random.chance(site.missing);
    const isEstimated = random.chance(site.estimated);
    return {
      day: toIsoDay(day),
      volume: isMissing ? null : litres / 1000,
      index: isMissing ? null : index / 1000,
      isEstimated: !isMissing && isEstimated,
    };
  });
};

const shares = [0.05, 0.1, 0.2, 0.5, 1, 2];
const namedShare = 0.5;
const leakDays = 28;

/** Seed of a meter for docs/unusual-consumption.md. The method was tuned with other seeds. */
const seedOf = (name: string, rank: number): string => `measured ${name} ${rank}`;

const leakOf = (seed: string, share: number): Leak => ({
  share,
  from: end - randomFrom(`${seed} leak`).integer(leakDays + 7, watchedDays - leakDays),
  days: leakDays,
});

const episodesOf = (site: Site, seed: string, leak?: Leak): Episode[] =>
  judgeDays(measuresOf(site, seed, leak), toIsoDay(end)).episodes;

const covers = ({ startDate, endDate }: Episode, { from, days }: Leak): boolean =>
  Math.min(toDayNumber(endDate), from + days - 1) - Math.max(toDayNumber(startDate), from) >= 2;

const isAlarm = ({ cause }: Episode): boolean => cause !== 'season';
const isLeak = ({ cause }: Episode): boolean => cause === 'leak';

export const foundOfLeak = (name: string, rank: number, share: number): Episode[] => {
  const site = sites[name];
  if (!site) throw new Error(`Unknown site: ${name}`);
  const leak = leakOf(seedOf(name, rank), share);
  return episodesOf(site, seedOf(name, rank), leak).filter(
    (episode) => isAlarm(episode) && covers(episode, leak),
  );
};

export const foundOfNone = (name: string, rank: number): Episode[] => {
  const site = sites[name];
  if (!site) throw new Error(`Unknown site: ${name}`);
  return episodesOf(site, seedOf(name, rank));
};

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Table in Markdown. The columns after the first `texts` columns contain numbers. */
export const writeRows = (texts: number, head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, rank) => (rank < texts ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

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

export const writeTable = (meters: number): string => {
  const head = [
    'Site',
    ...shares.map((share) => `leak of ${percent(share)}`),
    `leak of ${percent(namedShare)}, named « leak »`,
    'false alarms',
    'false « leak »',
    'seasonal rises',
  ];
  const rows = Object.keys(sites).map((name) => toCells(name, meters));
  return writeRows(1, head, rows);
};
