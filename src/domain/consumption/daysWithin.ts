import { type Days, listSlots, type Period } from './period.ts';

/** The part of spans of days that falls in a period shown by day; nothing of them in one shown by month. */
export const daysWithin = (spans: readonly Days[], period: Period): Days[] => {
  if (period.mode === 'monthly') return [];
  const slots = listSlots(period);
  const [first = '', last = ''] = [slots[0], slots.at(-1)];
  return spans.flatMap(({ startDate, endDate }) => {
    const [start, end] = [startDate > first ? startDate : first, endDate < last ? endDate : last];
    return start <= end ? [{ startDate: start, endDate: end }] : [];
  });
};
