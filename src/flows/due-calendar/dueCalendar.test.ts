import fc from 'fast-check';
import ical from 'ical.js';
import { expect, it } from 'vitest';
import { datedOf } from '#machines/due-calendar/dueCalendar.machine.ts';
import { dueCalendarModel } from '#machines/due-calendar/dueCalendar.model.ts';
import { type DayEvent, writeCalendar } from '../../domain/icalendar.ts';
import { toEvent } from './dueCalendar.ports.ts';

const { invoices } = dueCalendarModel.inputs['deux échéances sur quatre factures, des contrats non lus'];
const place = { origin: 'https://portail.example', host: 'portail.example' };
const now = new Date('2026-12-03T10:15:30.400Z');

const fileOf = (moment: Date, listed = datedOf(invoices)): string =>
  writeCalendar(
    listed.map((invoice) => toEvent(invoice, place, moment)),
    place.host,
    moment,
  );

const eventsIn = (file: string) =>
  new ical.Component(ical.parse(file)).getAllSubcomponents('vevent').map((event) => new ical.Event(event));

it('writes an all-day event for each known due date, with amount, contract and link', () => {
  const events = eventsIn(fileOf(now));
  expect(events.map(({ uid }) => uid)).toEqual([
    '981000004217.F2026-004217@portail.example',
    '981000004217.F2026-004300@portail.example',
  ]);
  const [event] = events;
  expect([event?.startDate.isDate, String(event?.startDate), String(event?.endDate)]).toEqual([
    true,
    '2026-12-02',
    '2026-12-03',
  ]);
  expect(event?.summary).toBe('Facture F2026-004217 à régler\u00A0: 120,40\u00A0€');
  expect(event?.description.split('\n')).toEqual([
    'Montant\u00A0: 120,40\u00A0€',
    expect.stringMatching(/^Contrat\s: .* 98-1000-0042-17$/),
    expect.stringMatching(/^Adresse desservie\s: /),
    expect.stringContaining('https://portail.example/espace-facturation?modale=payer&contrat=981000004217'),
  ]);
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    'https://portail.example/espace-facturation?modale=payer&contrat=981000004217&facture=F2026-004217',
  );
});

it('adds a reminder at 9:00, three days before a due date in the future', () => {
  const alarms = eventsIn(fileOf(now)).map(({ component, startDate }) => {
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ical.Duration)) return null;
    const at = startDate.clone();
    at.isDate = false;
    at.addDuration(trigger);
    return String(at);
  });
  expect(alarms).toEqual([null, '2026-12-02T09:00:00']);
});

it('writes the same event id for an invoice in each file, so that calendars replace it', () => {
  const calendar = new Map<string, { sequence: number; stamp: string; title: string }>();
  const importInto = (file: string) => {
    for (const { uid, sequence, component, summary: title } of eventsIn(file)) {
      const stamp = String(component.getFirstPropertyValue('dtstamp'));
      const known = calendar.get(uid);
      if (known) expect([sequence >= known.sequence, stamp > known.stamp]).toEqual([true, true]);
      calendar.set(uid, { sequence, stamp, title });
    }
  };
  importInto(fileOf(now));
  const changed = datedOf(invoices).map((invoice) => ({ ...invoice, montantFacture: null }));
  importInto(fileOf(new Date(now.getTime() + 1_000), changed));
  importInto(fileOf(new Date('2026-12-05T08:00:00Z'), changed));
  expect([...calendar.values()].map(({ title }) => title)).toEqual([
    'Facture F2026-004217 à régler',
    'Facture F2026-004300 à régler',
  ]);
});

const typed = fc.string({ unit: 'binary', maxLength: 300 });

it('divides any text of a calendar file into lines of at most 75 octets that end with CRLF', () => {
  fc.assert(
    fc.property(typed, typed, (title, text) => {
      const event: DayEvent = {
        uid: 'a@b',
        day: '2026-12-31',
        title,
        text: `é😀;,\\n${'a'.repeat(200)}${text}`,
        link: 'https://b.example/?é',
        isReminded: true,
      };
      const file = writeCalendar([event], 'b', now);
      expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
      const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line));
      expect(Math.max(...octets.map(({ length }) => length))).toBeLessThanOrEqual(75);
      const strict = new TextDecoder('utf-8', { fatal: true });
      for (const line of octets) strict.decode(line);
      const readable = (words: string) =>
        words.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
      const [read] = eventsIn(file);
      expect([read?.summary, read?.description, String(read?.endDate)]).toEqual([
        readable(title),
        readable(event.text),
        '2027-01-01',
      ]);
    }),
  );
});
