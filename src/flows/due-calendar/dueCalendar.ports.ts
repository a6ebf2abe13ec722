import { fromPromise } from 'xstate';
import { t } from '#locales/fr/dueCalendar.ts';
import { type DatedInvoice, dueCalendarMachine } from '#machines/due-calendar/dueCalendar.machine.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { isoDay } from '../../domain/calendar.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { type DayEvent, writeCalendar } from '../../domain/icalendar.ts';
import { payAddress } from '../../views/payAddress.ts';
import { saveFile } from '../../views/progress/reportProgress.ts';

type Place = { origin: string; host: string };

/** Calendar event on the due day. Its `uid` never changes, so that a second import replaces the event. */
export const toEvent = (invoice: DatedInvoice, { origin, host }: Place, now: Date): DayEvent => {
  const { reference, numeroFacture: number, montantFacture, contractName, served_address, dueDay } = invoice;
  const amount = montantFacture === null ? null : formatEuros(montantFacture);
  const link = `${origin}/espace-facturation${payAddress(invoice)}`;
  const name = [contractName, spacedReference(reference)].filter(Boolean).join(' ');
  return {
    uid: `${encodeURIComponent(reference)}.${encodeURIComponent(number)}@${host}`,
    day: dueDay,
    title: amount === null ? t('event.untitled', { number }) : t('event.title', { number, amount }),
    text: [
      t('event.amount', { amount: amount ?? t('event.unknown') }),
      t('event.contract', { name }),
      ...(served_address ? [t('event.site', { address: served_address })] : []),
      t('event.link', { address: link }),
    ].join('\n'),
    link,
    isReminded: dueDay > isoDay(now),
  };
};

export const dueCalendar = dueCalendarMachine.provide({
  actors: {
    writeDates: fromPromise(async ({ input: { invoices } }) => {
      const now = new Date();
      const { origin, host } = location;
      const events = invoices.map((invoice) => toEvent(invoice, { origin, host }, now));
      return new Blob([writeCalendar(events, host, now)], { type: 'text/calendar;charset=utf-8' });
    }),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
