import { t } from '#locales/fr/histogram.ts';
import { formatExactVolume } from '../../../domain/amounts.ts';
import { explained, type Missing } from '../../../domain/consumption/bars.ts';
import type { Histogram } from '../../../domain/consumption/histogram.ts';
import { listSlots, periodOn, yearBefore } from '../../../domain/consumption/period.ts';
import { joinSpans } from '../../../domain/consumption/siteReadings.ts';
import { formatList } from '../../../domain/format.ts';
import {
  barTitle,
  capitalised,
  dayName,
  monthName,
  periodName,
  slotName,
  slotsName,
} from '../../../views/consumption/names.ts';

const missingNotes = ({ period, bars }: Histogram): string[] =>
  explained.flatMap((reason) => {
    const slots = bars.filter(({ nature }) => nature === reason).map(({ slot }) => slot);
    return slots.length
      ? [t('notes.missing', { slots: slotsName(period, slots), reason: t(`nature.${reason}`) })]
      : [];
  });

const changeNotes = ({ period: { mode }, changes }: Histogram): string[] =>
  changes.map((day) =>
    mode === 'monthly'
      ? t('notes.changed.monthly', { slot: slotName(day.slice(0, 'yyyy-MM'.length)) })
      : t('notes.changed.daily', { slot: dayName(day) }),
  );

const correctionNotes = ({ bars }: Histogram): string[] =>
  bars
    .filter(({ correction }) => correction !== 0)
    .map((bar) => t('notes.correction', { volume: formatExactVolume(bar.correction), slot: barTitle(bar) }));

const leapNotes = ({ period }: Histogram): string[] => {
  const [days, daysBefore] = [listSlots(period).length, listSlots(yearBefore(period)).length];
  if (days === daysBefore) return [];
  const [year, before] = [period.name, yearBefore(period).name].map((name) => name.slice(0, 'yyyy'.length));
  return [
    days > daysBefore
      ? t('notes.leapDay', { year: year ?? '', other: before ?? '' })
      : t('notes.leapDay', { year: before ?? '', other: year ?? '' }),
  ];
};

const underWayNotes = ({ period: { mode }, bars }: Histogram): string[] =>
  bars
    .filter(({ isUnderWay, volume }) => isUnderWay && volume !== null)
    .map(({ slot }) => t(`notes.underWay.${mode}`, { slot: capitalised(monthName(slot)) }));

const comparisonNotes = (histogram: Histogram): string[] => {
  const { kind, period, comparison, leftOut, isOtherMeter } = histogram;
  const before = periodName(yearBefore(period));
  if (kind === 'SE' && comparison.kind === 'nothing') return [t('uncompared.nothingOnSite')];
  if (comparison.kind !== 'compared') return [t(`uncompared.${comparison.kind}`, { before })];
  return [
    ...(leftOut.length ? [t('notes.leftOut', { slots: slotsName(period, leftOut) })] : []),
    ...underWayNotes(histogram),
    ...(kind === 'SE' ? [] : leapNotes(histogram)),
    ...(isOtherMeter ? [t('notes.otherMeter', { before })] : []),
  ];
};

const partialNotes = ({ period, bars }: Histogram): string[] => {
  const slots = bars.filter(({ isPartial }) => isPartial).map(({ slot }) => slot);
  return slots.length ? [t('notes.partial', { slots: slotsName(period, slots) })] : [];
};

const siteNotes = ({ period, bars, missedReadings }: Histogram): string[] => {
  const span = joinSpans(bars.map((bar) => bar.span));
  if (!span) return [];
  const { startDate, endDate } = span;
  const isBefore = startDate !== null && periodOn(period.mode, startDate).name < period.name;
  return [
    ...(startDate === null ? [t('notes.sinceUnknown')] : []),
    ...(isBefore ? [t('notes.sinceBefore', { year: period.name, start: dayName(startDate) })] : []),
    t('notes.after', { end: dayName(endDate) }),
    ...(missedReadings.length
      ? [t('notes.missedReadings', { days: formatList(missedReadings.map(dayName)) })]
      : []),
  ];
};

export const listNotes = (histogram: Histogram): string[] => [
  ...(histogram.newestReading ? [t('newest', { day: dayName(histogram.newestReading) })] : []),
  ...(histogram.kind === 'SE' ? siteNotes(histogram) : missingNotes(histogram)),
  ...partialNotes(histogram),
  ...correctionNotes(histogram),
  ...changeNotes(histogram),
  ...comparisonNotes(histogram),
];

export const findEmptyReason = ({ kind, bars, missedReadings }: Histogram): Missing | 'notRead' => {
  if (kind === 'SE') return missedReadings.length ? 'notTransmitted' : 'notRead';
  const natures = new Set(bars.map(({ nature }) => nature));
  return explained.find((reason) => natures.has(reason)) ?? 'toCome';
};
