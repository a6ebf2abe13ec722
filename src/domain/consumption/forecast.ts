import { shareOfMonth } from '../calendar.ts';
import { type Bar, sumVolumes } from './bars.ts';
import type { MeterYear, ReportMonth } from './report.ts';

/** Month of the current year as input of the forecast. Volumes are in m³. */
export type ForecastMonth = {
  /** Known volume, incomplete if `isWhole` is false; null if no measure is known. */
  volume: number | null;
  isOver: boolean;
  /** True for a past month with all its measures. */
  isWhole: boolean;
  /** Volume of the same month in the previous year; null if incomplete. */
  before: number | null;
  /** Share of the current month after its last reading; absent if the day of this reading is unknown. */
  rest?: number;
};

/** Forecast range in m³. The final volume is between `low` and `high` in eight years out of ten. */
export type VolumeRange = { low: number; expected: number; high: number };

const digits = {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 2,
  roundingPriority: 'lessPrecision',
} as const;

const formats = {
  low: new Intl.NumberFormat('fr-FR', { ...digits, roundingMode: 'floor' }),
  expected: new Intl.NumberFormat('fr-FR', digits),
  high: new Intl.NumberFormat('fr-FR', { ...digits, roundingMode: 'ceil' }),
};

/** Range in m³ as text with three significant digits (`11 300`): `low` rounded down, `high` rounded up. */
export const rangeWords = ({ low, expected, high }: VolumeRange): Record<keyof VolumeRange, string> => ({
  low: formats.low.format(low),
  expected: formats.expected.format(expected),
  high: formats.high.format(high),
});

export type NoForecast =
  /** No forecast: all months up to November are over. */
  | 'late'
  /** No forecast: the current and the previous year together have fewer than thirteen complete months. */
  | 'short'
  /** No forecast: a month to forecast has no known volume in the previous year. */
  | 'gap'
  /** No forecast: too few complete months this year, or too small a share of the yearly volume in them. */
  | 'thin'
  /** No forecast: the last two past months are both incomplete. */
  | 'silent'
  /** No forecast: the last month has almost no consumption, unlike the same month of the previous year. */
  | 'stopped';

export type Forecast =
  /** `filled`: number of past months whose volume is a forecast, because a reading is missing. */
  | ({ kind: 'foreseen'; months: readonly (VolumeRange | null)[]; filled: number } & VolumeRange)
  | { kind: 'none'; reason: NoForecast };

const leastMonths = 13;

const lateMonths = 11;

const rules = {
  leastCompared: 2,
  /** Minimum volume of the compared months, as a share of the volume of the previous year. */
  leastShare: 0.08,
  /** Consumption has stopped if the volume of the last month is below this share of its forecast. */
  stopped: 0.1,
  /** Ratio between the weights of a month and of the following month: recent months weigh more. */
  memory: 0.8,
  /** Number of average months added to both years, which reduces the effect of small months on the ratio. */
  caution: 0.6,
  /** Part of the forecast error (0 to 1) that is proportional to the mean monthly volume, not to the month. */
  base: 0.2,
  /** Relative error assumed before any comparison; it weighs as much as `priorMonths` months. */
  priorError: 0.08,
  /** Increase of `priorError` for irregular months, per unit of their coefficient of variation. */
  priorSeason: 0.2,
  priorMonths: 3,
  /** Correlation between the errors of two months: a dry summer, for example, affects several months. */
  correlation: 0.2,
  /** Assumed change, per forecast month, of the ratio between this year and the previous year. */
  drift: 0.02,
  width: 1.4,
  /** Number of recent months whose ratio to the previous year can make the range wider. */
  recent: 2,
};

export const toForecastMonths = (bars: readonly Bar[]): ForecastMonth[] =>
  bars.map(({ volume, nature, isUnderWay, isPartial, index, before, isBeforePartial }) => ({
    volume,
    isOver: !isUnderWay && nature !== 'toCome',
    isWhole: volume !== null && !isUnderWay && !isPartial,
    before: isBeforePartial ? null : before,
    // If the back office dates each month on its 1st, the day of the last reading is unknown.
    ...(isUnderWay &&
      !isPartial &&
      volume !== null &&
      index?.day.endsWith('-01') === false && { rest: 1 - shareOfMonth(index.day) }),
  }));

type Compared = { volume: number; before: number; weight: number };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const none = (reason: NoForecast): Forecast => ({ kind: 'none', reason });

const compareMonths = (months: readonly ForecastMonth[]): Compared[] => {
  const newest = months.findLastIndex(({ isWhole }) => isWhole);
  return months.flatMap(({ volume, isWhole, before }, rank) =>
    isWhole && volume !== null && before !== null && volume >= 0 && before >= 0
      ? { volume, before, weight: rules.memory ** (newest - rank) }
      : [],
  );
};

/** Ratio between the volumes of this year and of the previous year. Recent months weigh more. */
const levelOf = (compared: readonly Compared[], usual: number): number => {
  const added = rules.caution * usual;
  const total = (of: 'volume' | 'before') => sum(compared.map((month) => month.weight * month[of])) + added;
  return total('volume') / total('before');
};

const toRange = (expected: number, [below, above]: readonly [number, number], least: number): VolumeRange => {
  const toLitre = (volume: number) => Math.round(Math.max(volume, least) * 1_000) / 1_000;
  return { low: toLitre(expected - below), expected: toLitre(expected), high: toLitre(expected + above) };
};

/** Forecasts the current year from its twelve months (docs/forecast.md). A missing month is not a zero. */
export const forecastYear = (months: readonly ForecastMonth[]): Forecast => {
  const known = months.map(({ before }) => before).filter((before) => before !== null);
  const whole = months.filter(({ isWhole, volume }) => isWhole && volume !== null);
  const over = months.filter(({ isOver }) => isOver);
  if (over.length >= lateMonths) return none('late');
  if (whole.length + known.length < leastMonths) return none('short');
  const foreseen = months.filter((month) => !month.isWhole || month.volume === null);
  if (foreseen.some(({ before }) => before === null || before < 0)) return none('gap');

  if (over.length > 1 && !over.slice(-2).some(({ isWhole }) => isWhole)) return none('silent');
  const compared = compareMonths(months);
  const [usual, before] = [sum(known) / known.length, sum(compared.map((month) => month.before))];
  const isThin = compared.length < Math.max(rules.leastCompared, over.length / 2);
  if (isThin || before <= rules.leastShare * sum(known)) return none('thin');

  const level = levelOf(compared, usual);
  const scaleOf = (volume: number) => level * ((1 - rules.base) * volume + rules.base * usual);
  const last = compared.at(-1);
  if (level === 0 || (last && last.volume < rules.stopped * level * last.before)) return none('stopped');

  const errors = sum(compared.map((month) => (month.volume - level * month.before) ** 2));
  const scales = sum(compared.map((month) => scaleOf(month.before) ** 2));
  const prior = rules.priorMonths * (level * usual) ** 2;
  const spread = Math.sqrt(sum(known.map((volume) => (volume - usual) ** 2)) / known.length) / usual;
  const priorError = rules.priorError + rules.priorSeason * spread;
  const error = Math.sqrt((priorError ** 2 * prior + errors) / (prior + scales));
  const shift = levelOf(compared.slice(-rules.recent), usual) / level - 1;
  const marginsOf = (volumes: readonly number[]): [below: number, above: number] => {
    const scaled = volumes.map(scaleOf);
    const alone = (1 - rules.correlation) * error ** 2 * sum(scaled.map((scale) => scale ** 2));
    const common =
      rules.correlation * error ** 2 + error ** 2 / compared.length + rules.drift ** 2 * volumes.length;
    const half = rules.width * Math.sqrt(alone + common * sum(scaled) ** 2);
    const shifted = shift * level * sum(volumes);
    return [half + Math.max(-shifted, 0), half + Math.max(shifted, 0)];
  };
  const aheadOf = ({ before: ofBefore, rest = 1 }: ForecastMonth) => rest * (ofBefore ?? 0);
  const expectedOf = (month: ForecastMonth) => {
    const [ahead, known] = [level * aheadOf(month), month.volume ?? 0];
    return month.rest === undefined ? Math.max(ahead, known) : known + ahead;
  };
  const measured = sum(months.map(({ volume }) => volume ?? 0));
  const sure = sum(whole.map(({ volume }) => volume ?? 0));
  return {
    kind: 'foreseen',
    filled: foreseen.filter(({ isOver }) => isOver).length,
    months: months.map((month) =>
      foreseen.includes(month)
        ? toRange(expectedOf(month), marginsOf([aheadOf(month)]), Math.max(month.volume ?? 0, 0))
        : null,
    ),
    ...toRange(sure + sum(foreseen.map(expectedOf)), marginsOf(foreseen.map(aheadOf)), measured),
  };
};

export type ForecastSum = VolumeRange & {
  count: number;
  filled: number;
  /** Known volume of the meters without a forecast, in m³; null if each meter has a forecast. */
  others: number | null;
  /** Forecast of each month, with the known volumes of meters without a forecast; null for a past month. */
  months: readonly (VolumeRange | null)[];
};

const sumRanges = (ranges: readonly VolumeRange[]): VolumeRange => {
  const sum = (edge: keyof VolumeRange) => sumVolumes(ranges.map((range) => range[edge]));
  return { low: sum('low'), expected: sum('expected'), high: sum('high') };
};

/** Sum of the forecasts; null if there are none. Adds all low and all high limits, so the range is wide. */
export const sumForecasts = (years: readonly MeterYear[]): ForecastSum | null => {
  const each = years.map(({ months }) => ({ months, forecast: forecastYear(toForecastMonths(months)) }));
  const ranges = each.flatMap(({ forecast }) => (forecast.kind === 'foreseen' ? forecast : []));
  if (ranges.length === 0) return null;
  const others = each.filter(({ forecast }) => forecast.kind === 'none').flatMap(({ months }) => months);
  const isOver = ({ nature, isUnderWay }: ReportMonth) => nature !== 'toCome' && !isUnderWay;
  return {
    ...sumRanges(ranges),
    count: ranges.length,
    filled: ranges.reduce((count, { filled }) => count + filled, 0),
    others: ranges.length < years.length ? sumVolumes(others.map(({ volume }) => volume ?? 0)) : null,
    months: (years[0]?.months ?? []).map((month, rank) => {
      if (isOver(month)) return null;
      const known = sumVolumes(others.map(({ slot, volume }) => (slot === month.slot ? (volume ?? 0) : 0)));
      return sumRanges([
        ...ranges.flatMap(({ months }) => months[rank] ?? []),
        { low: known, expected: known, high: known },
      ]);
    }),
  };
};
