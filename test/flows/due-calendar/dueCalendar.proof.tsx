import type { ContextFrom } from 'xstate';
import type { dueCalendarMachine } from '#machines/due-calendar/dueCalendar.machine.ts';
import { dueCalendarModel } from '#machines/due-calendar/dueCalendar.model.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof dueCalendarMachine>;

const name = 'Ajouter au calendrier';
const offered = (...items: ScreenItem[]): Shown => ({ visible: [button(name), ...items] });
const busy: Shown = { visible: [button(name, true)], isBusy: true };

const savedText = ({ part }: Context): string[] =>
  part
    ? [
        'echeances-2026-11-21.ics contient 2 échéances.',
        'Contrats lus : 200 sur 1 200. Le fichier est partiel.',
        'Des factures n’ont pas pu être lues',
        '2 factures n’ont pas d’échéance connue',
      ]
    : ['echeances-2026-11-21.ics contient 1 échéance.', 'Un nouvel import met l’échéance à jour'];

export const dueCalendarProof = defineProof(dueCalendarModel)({
  view: async () => {
    const { DueCalendarView } = await import('#src/flows/due-calendar/DueCalendar.tsx');
    return DueCalendarView;
  },
  gestures: { 'calendar.requested': (screen) => screen.press('button', name) },
  states: {
    ready: () => offered(),
    undated: () => offered({ role: 'status', text: 'Aucune de ces factures n’a d’échéance connue.' }),
    writing: () => busy,
    saving: () => busy,
    saved: (context) => offered({ role: 'status', text: savedText(context) }),
    failed: ({ failure }) =>
      offered({ role: 'alert', text: ['Le fichier n’a pas pu être enregistré.', failureText(failure)] }),
  },
});
