import { technicalFailure } from '#src/domain/failure.ts';
import { makeDueInvoice } from '#src/domain/fixtures/account.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { datedOf, dueCalendarMachine } from './dueCalendar.machine.ts';

const today = new Date('2026-11-21T12:00');

const one = makeDueInvoice({ dateEcheance: '02/12/2026' }, today);
const undated = makeDueInvoice({ numeroFacture: 'F2026-004218', dateEcheance: '' }, today);

export const dueCalendarModel = defineModel(dueCalendarMachine, {
  rests: ['undated'],
  chapter: 'payment',
  requirements: { 'due-dates-in-a-calendar': ['dueCalendar'] },
  inputs: {
    'une facture': { invoices: [one], part: null, hasUnread: false, today },
    'deux échéances sur quatre factures, des contrats non lus': {
      invoices: [
        one,
        makeDueInvoice({ numeroFacture: 'F2026-004300', dateEcheance: '05/12/2026' }, today),
        undated,
        { ...undated, numeroFacture: 'F2026-004219' },
      ],
      part: { read: 200, count: 1_200 },
      hasUnread: true,
      today,
    },
    'une facture sans échéance': { invoices: [undated], part: null, hasUnread: false, today },
  },
  words: {
    events: { 'calendar.requested': 'les échéances sont demandées' },
    guards: { hasDates: 'une échéance au moins est connue' },
    ports: { writeDates: 'l’écriture des échéances' },
    actions: { forgetFile: 'le fichier n’est plus gardé' },
  },
  cases: {},
  outcomes: {
    writeDates: {
      done: { 'un calendrier': new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }) },
      failed: { 'écriture impossible': technicalFailure('Le fichier ne peut pas être écrit.') },
    },
    saveFile: saveFileOutcomes,
  },
  requests: { writeDates: [], saveFile: [] },
  key: ({ invoices }) => datedOf(invoices).length,
  equivalent: {
    'remove forgetFile dueCalendar.saving|exit|0':
      'No screen shows the file, which only uses memory until the next file replaces it.',
  },
});
