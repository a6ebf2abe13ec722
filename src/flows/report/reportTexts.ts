import { t as foreseen } from '#locales/fr/forecast.ts';
import { t } from '#locales/fr/report.ts';
import { plural, writtenNumber } from '#locales/translator.ts';
import type { ReportFile } from '#machines/report/report.machine.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import { changeIn } from '../../domain/consumption/bars.ts';
import { type ForecastSum, rangeWords } from '../../domain/consumption/forecast.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { type Report, type ReportSum, siteOf } from '../../domain/consumption/report.ts';
import { changeOf } from '../../views/consumption/change.ts';

export const dueIn = ({ measured, estimated, missing, unread }: ReportSum): number =>
  measured + estimated + missing + unread;

/** Rounded percentage. Returns 100 only for the whole, and 0 only for zero. */
export const percentOf = (part: number, whole: number): number => {
  const percent = Math.round((100 * part) / Math.max(whole, 1));
  return part > 0 && part < whole ? Math.min(Math.max(percent, 1), 99) : percent;
};

export const siteText = (meter: Meter): string =>
  meter.adresseDesserte.trim() ? siteOf(meter) : t('sites.unnamed', { reference: siteOf(meter) });

export const methodNotes = ['sum', 'missing', 'estimated', 'onSite', 'compared', 'rises', 'rounded'] as const;

const unknown = '–';

const inTenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1 });

/** Share of a volume: `12,5 %`, `1,0 %`, `< 0,1 %`; `100 %` only for the whole; a dash if unknown. */
export const shareText = (part: number | null, whole: number | null): string => {
  if (part === null || !whole) return unknown;
  const tenths = Math.round((1_000 * part) / whole);
  if (part > 0 && tenths === 0) return t('counts.tiny');
  const isPart = part > 0 && part < whole;
  return t('counts.percent', {
    percent: isPart ? inTenths.format(Math.min(tenths, 999) / 10) : writtenNumber(tenths / 10),
  });
};

export const beforeText = ({ before }: Pick<ReportSum, 'before'>): string =>
  before === null ? unknown : formatRoundVolume(before);

const pairText = (volume: number, before: number): string =>
  t('comparison.pair', { volume: formatRoundVolume(volume), before: formatRoundVolume(before) });

export const comparisonText = ({ year, before, compared }: Report): string => {
  const words = { year: String(Number(year) - 1), before: beforeText({ before }) };
  if (before === null) return t('comparison.unknown', words);
  return compared
    ? t('comparison.some', { ...words, pair: pairText(compared.volume, compared.before) })
    : t('comparison.none', words);
};

/** Change from the previous year: `+ 6 %`; a dash if no month has both volumes. */
export const changeText = ({ compared }: Pick<ReportSum, 'compared'>): string => {
  const percent = changeIn(compared);
  return percent === null ? unknown : changeOf(percent).text;
};

/** Compared volumes: `26 100 m³ contre 25 300 m³`; null if the row already shows them. */
export const comparedText = (sum: Pick<ReportSum, 'compared' | 'volume' | 'before'>): string | null => {
  const { compared, volume, before } = sum;
  if (!compared || changeIn(compared) === null) return null;
  const pair = pairText(compared.volume, compared.before);
  return pair === pairText(volume ?? 0, before ?? 0) ? null : pair;
};

export const countsText = (sum: ReportSum): string =>
  (['measured', 'estimated', 'incomplete', 'missing', 'unread'] as const)
    .filter((quality) => sum[quality] > 0)
    .map((quality) => t(`counts.${quality}.${plural(sum[quality])}`, { count: sum[quality] }))
    .join(t('counts.and'));

export const gapText = ({ gap }: Pick<Report, 'gap'>): string | null =>
  gap &&
  t(`coverage.gap.${plural(gap.count)}`, {
    count: gap.count,
    between: formatRoundVolume(gap.between),
    volume: formatRoundVolume(gap.volume),
  });

type Shown = Pick<ReportSum, 'volume' | 'isPartial'> & { isToCome?: boolean };

/** Volume, with a mark if it is partial. An unknown volume becomes a text, never zero. */
export const volumeText = ({ volume, isPartial, isToCome }: Shown): string => {
  if (volume === null) return isToCome ? unknown : t('places.unknown');
  return isPartial ? t('places.partial', { volume: formatRoundVolume(volume) }) : formatRoundVolume(volume);
};

/** Range of the forecast for the year, and the meters without a forecast (docs/rules.md#forecast). */
export const forecastText = (
  forecast: ForecastSum | null,
  { fetched, today, year }: Pick<ReportFile, 'fetched' | 'today' | 'year'>,
): string => {
  if (!forecast) return today.getMonth() === 11 ? foreseen('none.late') : t('forecast.none');
  const { count, filled, others } = forecast;
  const rest = fetched.length - count;
  return [
    t('forecast.text', {
      ...rangeWords(forecast),
      scope:
        others === null
          ? t(`forecast.every.${plural(count)}`)
          : t('forecast.some', { count, all: fetched.length }),
    }),
    ...(others === null
      ? []
      : [t(`forecast.others.${plural(rest)}`, { count: rest, volume: formatRoundVolume(others) })]),
    ...(filled > 0 ? [t(`forecast.filled.${plural(filled)}`, { count: filled })] : []),
    t('forecast.limits', { year, before: String(Number(year) - 1) }),
  ].join(' ');
};
