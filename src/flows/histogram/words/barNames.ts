import { t } from '#locales/fr/histogram.ts';
import { formatExactVolume, formatIndex, formatLitres, formatRoundVolume } from '../../../domain/amounts.ts';
import { type Bar, changeIn } from '../../../domain/consumption/bars.ts';
import type { Comparison } from '../../../domain/consumption/histogram.ts';
import { changeOf } from '../../../views/consumption/change.ts';
import { barTitle, capitalised, correctionNames, dayName } from '../../../views/consumption/names.ts';

/** Unusual consumption: `dont 84,3 m³ inhabituels` for a month, `hausse inhabituelle` for a day; else []. */
const riseNames = ({ isInRise, surplus }: Bar): string[] => {
  if (!isInRise) return [];
  return [
    surplus === undefined || surplus <= 0
      ? t('rise.name')
      : t('rise.surplus', { volume: formatLitres(surplus * 1_000) }),
  ];
};

const states = (bar: Bar): string[] => [
  ...correctionNames(bar),
  ...(bar.isUnderWay ? [t('table.underWay')] : []),
  ...(bar.isPartial ? [t('table.partial')] : []),
  ...(bar.isMeterChanged ? [t('table.meterChanged')] : []),
];

const forecastNames = ({ foreseen }: Bar): string[] => (foreseen ? [foreseen.words] : []);

export const qualifiers = (bar: Bar): string[] => [...states(bar), ...riseNames(bar), ...forecastNames(bar)];

export const natureName = ({ nature, isUnderWay }: Bar): string =>
  nature === 'toCome' && isUnderWay ? t('table.underWay') : t(`nature.${nature}`);

const natureNames = (bar: Bar): string[] => [natureName(bar), ...(bar.volume === null ? [] : states(bar))];

/** Value of a bar: `35,200 m³, estimé, en cours`; for an unknown volume: `relevé non transmis`. */
const valueName = (bar: Bar): string =>
  [
    ...(bar.volume === null ? [] : [formatExactVolume(bar.volume)]),
    ...natureNames(bar),
    ...riseNames(bar),
    ...forecastNames(bar),
  ].join(', ');

export const hasYearBefore = ({ kind }: Comparison): boolean => kind === 'compared' || kind === 'nothing';

/** Same month or day a year earlier, with its volume: `juillet 2025 : 31,400 m³`; null for 29 February. */
const beforeName = ({ slotBefore, spanBefore, before }: Bar): string | null =>
  slotBefore &&
  t('bar.alone', {
    name: barTitle({ slot: slotBefore, span: spanBefore }),
    value: before === null ? t('beforeUnknown') : formatExactVolume(before),
  });

/** Meter index of a bar: `index : 1 204 m³`, with its day if the bar is a month; null if unknown. */
const indexName = ({ slot, index }: Bar): string | null => {
  if (!index) return null;
  const shown = formatIndex(index.shown);
  return slot === index.day
    ? t('index.alone', { shown })
    : t('index.onDay', { shown, day: dayName(index.day) });
};

/** Text of a bar for screen readers: `Juillet 2026 : 35,200 m³, mesuré ; juillet 2025 : 31,400 m³ ; …` */
export const barName = (bar: Bar, comparison: Comparison): string => {
  const name = t('bar.alone', { name: capitalised(barTitle(bar)), value: valueName(bar) });
  const before = hasYearBefore(comparison) ? beforeName(bar) : null;
  return [name, before, indexName(bar)].filter((part) => part !== null).join(t('bar.and'));
};

/** Comparison in a tooltip: `2025 : 1 164 m³ (+ 24 %)`; null without a month or day to compare. */
const beforeWords = ({ slot, slotBefore, spanBefore, volume, before, isUnderWay }: Bar): string | null => {
  if (!slotBefore) return null;
  const isMonth = slot.length === 'yyyy-MM'.length;
  const name = isMonth
    ? slotBefore.slice(0, 'yyyy'.length)
    : barTitle({ slot: slotBefore, span: spanBefore });
  if (before === null) return t('bar.alone', { name: capitalised(name), value: t('beforeUnknown') });
  const percent = volume === null || isUnderWay ? null : changeIn({ volume, before });
  const written = formatRoundVolume(before);
  const value =
    percent === null ? written : t('comparison.value', { before: written, change: changeOf(percent).text });
  return t('bar.alone', { name: capitalised(name), value });
};

/** Texts of the tooltip of a bar; null for a text that the tooltip omits. */
export const tipOf = (bar: Bar, hasBefore: boolean) => {
  const { volume, usual } = bar;
  const quality = natureNames(bar).join(', ');
  return {
    value: volume === null ? null : formatRoundVolume(volume),
    quality: volume === null ? capitalised(quality) : quality,
    before: hasBefore ? beforeWords(bar) : null,
    usual: usual
      ? capitalised(
          t('rise.usual', { low: formatRoundVolume(usual.low), high: formatRoundVolume(usual.high) }),
        )
      : null,
    foreseen: bar.foreseen ? capitalised(bar.foreseen.words) : null,
    rise: riseNames(bar)[0] ?? null,
    index: bar.index && capitalised(t('index.alone', { shown: formatIndex(bar.index.shown) })),
  };
};
