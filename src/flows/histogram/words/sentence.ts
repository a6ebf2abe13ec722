import { t } from '#locales/fr/histogram.ts';
import { plural } from '#locales/translator.ts';
import { formatExactVolume } from '../../../domain/amounts.ts';
import { type Bar, changeIn, type Pair } from '../../../domain/consumption/bars.ts';
import type { Histogram } from '../../../domain/consumption/histogram.ts';
import { listSlots, type Period, yearBefore } from '../../../domain/consumption/period.ts';
import { joinSpans } from '../../../domain/consumption/siteReadings.ts';
import { formatList } from '../../../domain/format.ts';
import { changeOf } from '../../../views/consumption/change.ts';
import {
  capitalised,
  dayName,
  dayNumber,
  isElided,
  monthName,
  of,
  periodName,
  slotName,
  spanName,
} from '../../../views/consumption/names.ts';

/** Direction of a change of volume. `zero`: the earlier volume is 0, so the change has no percentage. */
type Trend = 'more' | 'less' | 'stable' | 'same' | 'zero';

export const toTrend = ({ volume, before }: Pair): Trend => {
  if (volume === before) return 'same';
  const percent = changeIn({ volume, before });
  if (percent === null) return 'zero';
  if (Math.abs(percent) < 1) return 'stable';
  return volume > before ? 'more' : 'less';
};

export const comparisonWords = (compared: Pair): string =>
  t(`comparison.${toTrend(compared)}`, {
    percent: t('comparison.percent', { count: Math.round(Math.abs(changeIn(compared) ?? 0)) }),
    before: formatExactVolume(compared.before),
  });

/** Months or days that the comparison omits, because a volume is missing: `mars et juin`, `3 jours`. */
const missingWords = ({ mode }: Period, missing: readonly string[]): string => {
  const count = missing.length;
  if (mode === 'daily') return t(`sentence.missingDays.${plural(count)}`, { count });
  return count > 2 ? t('sentence.missingMonths', { count }) : formatList(missing.map(monthName));
};

const slotsWords = (period: Period, slots: readonly string[]): { subject: string; place: string } => {
  const all = listSlots(period);
  const [first = '', last = ''] = [slots[0], slots.at(-1)];
  const before = yearBefore(period);
  const isYear = period.mode === 'monthly';
  if (slots.length === all.length && listSlots(before).length === all.length)
    return {
      subject: isYear ? t('sentence.year', { year: period.name }) : capitalised(monthName(period.name)),
      place: t('sentence.in', { period: periodName(before) }),
    };
  if (first === last) {
    const same = first.replace(period.name, before.name);
    return isYear
      ? { subject: capitalised(slotName(first)), place: t('sentence.in', { period: slotName(same) }) }
      : {
          subject: t('sentence.day', { day: dayName(first) }),
          place: t('sentence.onDay', { day: dayName(same) }),
        };
  }
  const missing = all.slice(all.indexOf(first), all.indexOf(last)).filter((slot) => !slots.includes(slot));
  const range = isYear
    ? t(isElided(monthName(first)) ? 'sentence.monthsElided' : 'sentence.months', {
        first: monthName(first),
        last: monthName(last),
        year: period.name,
      })
    : t('sentence.days', { first: dayNumber(first), last: dayNumber(last), month: periodName(period) });
  return {
    subject: missing.length
      ? t('sentence.except', { subject: range, missing: missingWords(period, missing) })
      : range,
    place: isYear
      ? t('sentence.sameMonths', { year: before.name })
      : t('sentence.sameDays', { month: of(periodName(before)) }),
  };
};

/** Tag of the yearly change: `stable sur un an`, `+ 6 % sur un an, de janvier à octobre 2026`. */
export const changeTag = ({ kind, period, comparison }: Histogram): ReturnType<typeof changeOf> | null => {
  if (comparison.kind !== 'compared') return null;
  const percent = changeIn(comparison);
  if (percent === null) return { text: comparisonWords(comparison), tone: 'info' };
  const { slots } = comparison;
  const isWhole = kind === 'SE' || slots.length === listSlots(period).length;
  const { text: change, tone } = changeOf(percent);
  if (isWhole) return { text: t('comparison.tag', { change }), tone };
  const { subject } = slotsWords(period, slots);
  const span = subject.charAt(0).toLowerCase() + subject.slice(1);
  return { text: t('comparison.part', { change, span }), tone };
};

const siteWords = (bars: readonly Bar[]): { subject: string; place: string } | null => {
  const [span, before] = [
    joinSpans(bars.map((bar) => bar.span)),
    joinSpans(bars.map((bar) => bar.spanBefore)),
  ];
  return span && { subject: capitalised(spanName(span)), place: before ? spanName(before) : '' };
};

export const describeConsumption = ({ period, bars, total, comparison }: Histogram): string => {
  const onSite = siteWords(bars);
  if (comparison.kind !== 'compared') {
    const subject = onSite?.subject ?? capitalised(periodName(period));
    return total === null ? '' : t('sentence.alone', { subject, volume: formatExactVolume(total) });
  }
  const { subject, place } = onSite ?? slotsWords(period, comparison.slots);
  const trend = toTrend(comparison);
  const than = isElided(place) ? 'sentence.thanElided' : 'sentence.than';
  const before = formatExactVolume(comparison.before);
  return t('sentence.compared', {
    subject,
    volume: formatExactVolume(comparison.volume),
    comparison: trend === 'stable' ? t('sentence.stable', { before }) : comparisonWords(comparison),
    place: trend === 'zero' || trend === 'stable' ? place : t(than, { place }),
  });
};
