import { t } from '#locales/fr/comparison.ts';
import { t as histogram } from '#locales/fr/histogram.ts';
import { plural } from '#locales/translator.ts';
import { formatExactVolume, formatRoundVolume } from '../../../domain/amounts.ts';
import { type Bar, explained } from '../../../domain/consumption/bars.ts';
import type { Meter } from '../../../domain/consumption/meter.ts';
import type { ComparedMeter, MeterComparison } from '../../../domain/consumption/meterComparison.ts';
import { capitalised, slotName, slotsName } from '../../../views/consumption/names.ts';
import { labelOf } from './values.ts';

const describeHighest = ({ meters, sum, isWhole }: MeterComparison): string[] => {
  const [first, second] = meters.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const isTakenBack = meters.some(({ total }) => (total ?? 0) < 0);
  if (!isWhole || !sum || isTakenBack || !first?.total || first.total === second?.total) return [];
  return [
    t('highest', {
      meter: labelOf(first),
      volume: formatRoundVolume(first.total),
      percent: Math.round((first.total / sum) * 100),
    }),
  ];
};

export const describeSum = (comparison: MeterComparison): string => {
  const { meters, isWhole } = comparison;
  const count = meters.filter(({ total }) => total !== null).length;
  return [
    t(`sum.${plural(count)}`, { count }),
    ...(isWhole ? [] : [t('incomplete')]),
    ...describeHighest(comparison),
  ].join(' ');
};

const slotsOf = (bars: readonly Bar[], isConcerned: (bar: Bar) => boolean): string[] =>
  bars.filter(isConcerned).map(({ slot }) => slot);

const meterNotes = ({ period }: MeterComparison, compared: ComparedMeter): string[] => {
  const { bars, unreadCount } = compared;
  const meter = labelOf(compared);
  const note = (key: 'partial' | 'estimated', slots: readonly string[]) =>
    slots.length > 0 ? [t(`notes.${key}`, { meter, slots: slotsName(period, slots) })] : [];
  return [
    ...(unreadCount > 0
      ? [t(`notes.unreadMeasures.${plural(unreadCount)}`, { meter, count: unreadCount })]
      : []),
    ...bars
      .filter(({ correction }) => correction !== 0)
      .map(({ correction, slot }) =>
        t('notes.correction', { meter, volume: formatExactVolume(correction), slot: slotName(slot) }),
      ),
    ...explained.flatMap((nature) => {
      const slots = slotsOf(bars, (bar) => bar.nature === nature);
      const reason = histogram(`nature.${nature}`);
      return slots.length > 0 ? [t('notes.missing', { meter, slots: slotsName(period, slots), reason })] : [];
    }),
    ...note(
      'partial',
      slotsOf(bars, ({ isPartial }) => isPartial),
    ),
    ...note(
      'estimated',
      slotsOf(bars, ({ nature }) => nature === 'estimated'),
    ),
  ];
};

export const listNotes = (comparison: MeterComparison, unread: readonly { meter: Meter; rank: number }[]) => {
  const { period, meters, slots } = comparison;
  const underWay = slots.find(({ bars }) => bars.some((bar) => bar.isUnderWay && bar.volume !== null));
  return [
    ...unread.map((each) => t('notes.unread', { meter: labelOf(each) })),
    ...meters.flatMap((meter) => meterNotes(comparison, meter)),
    ...(underWay ? [t(`notes.underWay.${period.mode}`, { slot: capitalised(slotName(underWay.slot)) })] : []),
  ];
};
