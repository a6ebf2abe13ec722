import { goesOn, isAlarming, isOver, type JudgedDay, noRun, upToHeight, withDay } from './run.ts';
import { seasonOn } from './season.ts';
import type { DayNumber, Series } from './series.ts';
import { usualOn } from './usual.ts';

/** The fewest days read of an episode; its least surplus, a share of what is usual, and litres a day. */
const fewestDays = 3;
const leastShare = 0.06;
const leastLitres = 10;

/** Beyond so many days without a reading, what came before has nothing to do with what comes after. */
const longestGap = 14;

/** Days that are an episode. */
export type FoundRun = { days: readonly JudgedDay[]; isGoingOn: boolean };

type Rules = {
  /** Whether the rise of the year before is usual. */
  countsSeason: boolean;
  /** Days that are of another episode. */
  passedOver: ReadonlySet<DayNumber>;
};

const sumOf = (days: readonly JudgedDay[], of: (day: JudgedDay) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const isEnough = (days: readonly JudgedDay[]): boolean =>
  days.length >= fewestDays &&
  sumOf(days, ({ litres, usual }) => litres - usual) >=
    Math.max(leastShare * sumOf(days, ({ usual }) => usual), leastLitres * days.length);

/** The runs of days above what is usual, the oldest first. */
export const findRuns = (
  series: Series,
  { first, end }: { first: DayNumber; end: DayNumber },
  { countsSeason, passedOver }: Rules,
): FoundRun[] => {
  const unusual = new Set(passedOver);
  const found: FoundRun[] = [];
  let run = noRun;
  const close = (isGoingOn: boolean): DayNumber | null => {
    const days = isAlarming(run) ? upToHeight(run) : [];
    run = noRun;
    if (!isEnough(days)) return days.at(-1)?.day ?? null;
    found.push({ days, isGoingOn });
    for (const { day } of days) unusual.add(day);
    return days.at(-1)?.day ?? null;
  };
  for (let day = first; day < end; day++) {
    const litres = series.litres.get(day);
    const last = run.days.at(-1);
    if (last && (day - last.day > longestGap || series.firstOfMeter(day) > last.day)) close(false);
    if (litres === undefined || passedOver.has(day)) continue;
    const open = new Set(isAlarming(run) ? run.days.map((judged) => judged.day) : []);
    const reference = { series, isUnusual: (other: DayNumber) => unusual.has(other) || open.has(other) };
    const usual = usualOn(day, reference);
    if (!usual) continue;
    const season = seasonOn(day, reference);
    const scale = countsSeason ? (season ?? 1) : 1;
    run = withDay(run, { day, litres, usual: scale * usual.litres, season }, scale * usual.spread);
    // What followed its height is judged again, without it.
    if (isAlarming(run) && isOver(run)) day = close(false) ?? day;
  }
  close(run.days.length > 0 && goesOn(run));
  return found;
};
