import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DueInvoice } from '#src/domain/billing/toPay.ts';
import { isoDay } from '#src/domain/calendar.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import { called, doneTo, failedTo, port, required } from '../setup/chart.ts';

export type DueCalendarInput = {
  invoices: readonly DueInvoice[];
  /** Number of loaded contracts and of all contracts; null if all contracts are loaded. */
  part: { read: number; count: number } | null;
  hasUnread: boolean;
  today: Date;
};

export type DatedInvoice = DueInvoice & { dueDay: string };

export const datedOf = (invoices: readonly DueInvoice[]): DatedInvoice[] =>
  invoices.flatMap(({ dueDay, ...invoice }) => (dueDay === null ? [] : { ...invoice, dueDay }));

export const calendarName = ({ today }: Pick<DueCalendarInput, 'today'>): string =>
  fileName([`echeances-${isoDay(today)}`], 'ics');

export const dueCalendarMachine = setup({
  types: {
    context: {} as DueCalendarInput & { file: Blob | null; failure: Failure | null },
    input: {} as DueCalendarInput,
    events: {} as { type: 'calendar.requested' },
    tags: {} as 'busy' | 'ended',
  },
  actors: {
    writeDates: port<Blob, { invoices: readonly DatedInvoice[] }>('writeDates'),
    saveFile: port<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: { hasDates: ({ context }) => datedOf(context.invoices).length > 0 },
  actions: {
    rememberFile: assign({ file: (_, file: Blob) => file }),
    forgetFile: assign({ file: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'dueCalendar',
  description: 'Ajouter les échéances à un calendrier',
  context: ({ input }) => ({ ...input, file: null, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Les échéances peuvent être enregistrées',
      on: {
        'calendar.requested': [
          { guard: 'hasDates', target: 'writing', description: 'L’utilisateur demande les échéances' },
          { target: 'undated', description: 'L’utilisateur demande des échéances dont aucune n’est connue' },
        ],
      },
    },
    undated: { description: 'Un message indique qu’aucune échéance n’est connue : il n’y a pas de fichier' },
    writing: {
      description: 'Le portail écrit le fichier',
      tags: 'busy',
      invoke: {
        ...called('writeDates'),
        input: ({ context }) => ({ invoices: datedOf(context.invoices) }),
        onDone: doneTo('saving', 'rememberFile', { description: 'Le fichier est prêt' }),
        onError: failedTo('failed', { description: 'Le fichier ne peut pas être écrit' }),
      },
    },
    saving: {
      description: 'Le navigateur enregistre le fichier',
      tags: 'busy',
      exit: 'forgetFile',
      invoke: {
        ...called('saveFile'),
        input: ({ context }) => ({ file: required(context.file), name: calendarName(context) }),
        onDone: { target: 'saved', description: 'Le fichier est enregistré' },
        onError: failedTo('failed', { description: 'Le navigateur ne peut pas l’enregistrer' }),
      },
    },
    saved: {
      description: 'Un message donne le nombre d’échéances du fichier, et ce qui n’y est pas',
      tags: 'ended',
      on: { 'calendar.requested': { target: 'writing', description: 'Le fichier est demandé de nouveau' } },
    },
    failed: {
      description: 'Un message indique que le fichier n’a pas pu être enregistré',
      on: { 'calendar.requested': { target: 'writing', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});

export type DueCalendarActor = ActorRefFrom<typeof dueCalendarMachine>;
