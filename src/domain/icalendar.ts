import { dayAfter, type IsoDay } from './calendar.ts';

export type DayEvent = {
  /** Stable identifier, so that a later file with the same identifier updates the event in a calendar. */
  uid: string;
  day: IsoDay;
  title: string;
  text: string;
  link: string;
  isReminded: boolean;
};

/** Maximum octets in a line, without its line break (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

const fold = (line: string): string => {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (size + length > longestLine) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += character;
    size += length;
  }
  return [...parts, part].join('\r\n');
};

const controls = /[\p{Cc}\p{Cs}]/gu;

/** Escapes a text value (RFC 5545, 3.3.11). Line breaks become `\n`; other control characters are removed. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(controls, '');

const toDate = (day: IsoDay): string => day.replaceAll('-', '');

const toMoment = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const minute = 60_000;

/** Time of the reminder, from the start of the day of the event: three days before, at 9:00. */
const reminder = '-P2DT15H';

const toLines = ({ uid, day, title, text, link, isReminded }: DayEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${toMoment(now)}`,
  `LAST-MODIFIED:${toMoment(now)}`,
  // A calendar replaces an event only if the sequence number of the new file is higher.
  `SEQUENCE:${Math.floor(now.getTime() / minute)}`,
  `DTSTART;VALUE=DATE:${toDate(day)}`,
  `DTEND;VALUE=DATE:${toDate(dayAfter(day, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(text)}`,
  `URL:${link.replace(controls, '')}`,
  'TRANSP:TRANSPARENT',
  ...(isReminded
    ? [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeText(title)}`,
        `TRIGGER:${reminder}`,
        'END:VALARM',
      ]
    : []),
  'END:VEVENT',
];

/** Writes all-day events as a calendar file (RFC 5545). `product`: name of the program that writes it. */
export const writeCalendar = (events: readonly DayEvent[], product: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//FR`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => toLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
