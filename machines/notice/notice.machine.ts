import { assign, setup } from 'xstate';

/** Reason to keep a toast open: pointer over it, focus in it, or hidden page. */
export type Hold = 'pointer' | 'focus' | 'page';

export type NoticeInput = {
  /** True if no other place shows the message. The toast then stays open until the user closes it. */
  isLasting: boolean;
};

type Context = NoticeInput & { holds: readonly Hold[] };

/** Toast that closes after five seconds, unless it is held open or lasting (docs/rules.md#notices). */
export const noticeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as NoticeInput,
    events: {} as
      | { type: 'notice.held'; by: Hold }
      | { type: 'notice.released'; by: Hold }
      | { type: 'notice.dismissed' },
    tags: {} as 'uncounted',
  },
  delays: { noticeShown: 5000 },
  guards: {
    isLasting: ({ context }) => context.isLasting,
    isLastHold: ({ context }, by: Hold) => context.holds.every((hold) => hold === by),
  },
  actions: {
    addHold: assign({ holds: ({ context }, by: Hold) => [...new Set([...context.holds, by])] }),
    dropHold: assign({ holds: ({ context }, by: Hold) => context.holds.filter((hold) => hold !== by) }),
  },
}).createMachine({
  id: 'notice',
  description: 'Un message qui se ferme de lui-même',
  context: ({ input }) => ({ ...input, holds: [] }),
  initial: 'opening',
  on: { 'notice.dismissed': { target: '.closed', description: 'Le message est fermé à la main' } },
  states: {
    opening: {
      description: 'Le message s’affiche',
      always: [
        { guard: 'isLasting', target: 'staying', description: 'L’échec n’est signalé nulle part ailleurs' },
        { target: 'counting', description: 'Le message ne s’affiche que cinq secondes' },
      ],
    },
    staying: { description: 'Le message reste jusqu’à ce qu’on le ferme' },
    counting: {
      description: 'Le message est affiché pour cinq secondes',
      after: { noticeShown: { target: 'closed', description: 'Le message a été affiché cinq secondes' } },
      on: {
        'notice.held': {
          target: 'held',
          actions: { type: 'addHold', params: ({ event }) => event.by },
          description: 'Le message est survolé, a le focus, ou la page est cachée : il attend',
        },
      },
    },
    held: {
      description: 'Le message reste affiché tant qu’il est retenu',
      on: {
        'notice.held': {
          actions: { type: 'addHold', params: ({ event }) => event.by },
          description: 'Le message est retenu de nouveau, ou pour une autre raison',
        },
        'notice.released': [
          {
            guard: { type: 'isLastHold', params: ({ event }) => event.by },
            target: 'counting',
            actions: { type: 'dropHold', params: ({ event }) => event.by },
            description: 'Plus rien ne retient le message : les cinq secondes reprennent du début',
          },
          {
            actions: { type: 'dropHold', params: ({ event }) => event.by },
            description: 'Une autre raison retient encore le message',
          },
        ],
      },
    },
    closed: { type: 'final', description: 'Le message n’est plus affiché', tags: 'uncounted' },
  },
});
