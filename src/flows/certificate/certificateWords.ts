import { t } from '#locales/fr/certificate.ts';
import { plural } from '#locales/plural.ts';
import type { IsoDay } from '#machines/domain/calendar.ts';
import type { Index } from '#machines/domain/consumption/bars.ts';
import type { MeterKind } from '#machines/domain/consumption/meter.ts';
import { isShortOfIndexes, type Statement } from '#machines/domain/consumption/statement.ts';
import { dayName } from '#machines/domain/format/dayName.ts';
import { formatMonth } from '#machines/domain/format/days.ts';
import { formatExactVolume, formatVolume } from '#machines/domain/format/volumes.ts';

/** What a meter showed and when, or that it is not known. */
export const indexText = (index: Index | null): string =>
  index
    ? t('sheet.index', { shown: formatVolume(index.shown), day: dayName(index.day) })
    : t('sheet.noIndex');

/** What the volume covers, where that is not the period itself: readings on site have days of their own. */
export const coveredText = ({ covered }: Statement, kind: MeterKind): string | null => {
  if (kind === 'TR' || !covered) return null;
  const end = dayName(covered.endDate);
  return covered.startDate
    ? t('sheet.covered', { start: dayName(covered.startDate), end })
    : t('sheet.coveredUntil', { end });
};

/** All that whoever reads the sheet would otherwise take for granted. */
export const listNotes = (statement: Statement, kind: MeterKind): string[] => {
  const { registers, missing, unreadCount, estimated, corrections, between } = statement;
  const slotName = (day: IsoDay) =>
    kind === 'TR' ? formatMonth(day.slice(0, 'yyyy-MM'.length)) : dayName(day);
  const counted = (key: 'missing' | 'estimated', days: readonly IsoDay[]) =>
    days.length === 0
      ? []
      : [
          t(`notes.${key}.${plural(days.length)}`, {
            count: days.length,
            list: days.map(slotName).join(', '),
          }),
        ];
  return [
    ...(between !== null && isShortOfIndexes(statement)
      ? [t('notes.between', { between: formatExactVolume(between) })]
      : []),
    ...counted('missing', missing),
    ...(unreadCount > 0 ? [t(`notes.unread.${plural(unreadCount)}`, { count: unreadCount })] : []),
    ...counted('estimated', estimated),
    ...corrections.map(({ day, volume }) =>
      t('notes.correction', { volume: formatExactVolume(volume), slot: slotName(day) }),
    ),
    ...registers.flatMap(({ isReplacement, start }) =>
      isReplacement && start ? t('notes.replaced', { day: dayName(start.day) }) : [],
    ),
    ...(registers[0]?.start === null ? [t('notes.noStart')] : []),
    ...(registers.some(({ end }) => end === null) ? [t('notes.noEnd')] : []),
  ];
};
