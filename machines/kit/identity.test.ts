import { describe, expect, it } from 'vitest';
import { createMachine, raise, setup } from 'xstate';
import { explore } from './explore.ts';
import { looseModel } from './fixtures/looseModel.ts';
import type { FlowModel } from './model.ts';

/** The states that an event leads to, from the states of a name. */
const reachedBy = (model: FlowModel, from: string, event: string): Set<string | undefined> => {
  const { places, out } = explore(model);
  return new Set(
    out
      .flat()
      .filter(({ move, refused }) => move.kind === 'event' && move.type === event && !refused)
      .filter((edge) => places[edge.from]?.name === from)
      .map(({ to }) => places[to]?.name),
  );
};

describe('what tells places apart', () => {
  it('is what a history remembers, also while its parent is active', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'mail',
      states: {
        mail: {
          initial: 'inbox',
          on: { leave: 'away' },
          states: {
            inbox: { on: { turn: 'sent', look: 'search' } },
            sent: { on: { turn: 'inbox', look: 'search' } },
            search: { on: { cancel: 'last' } },
            last: { type: 'history' },
          },
        },
        away: { on: { back: 'mail' } },
      },
    });
    const cases = { leave: {}, turn: {}, look: {}, cancel: {}, back: {} };
    expect(reachedBy({ ...looseModel(machine), cases }, 'mail.search', 'cancel')).toEqual(
      new Set(['mail.inbox', 'mail.sent', 'mail.search']),
    );
  });

  it('is what a delayed event carries', () => {
    const machine = setup({
      types: {
        events: {} as { type: 'ask'; kind: 'soft' | 'hard' } | { type: 'retry'; kind: 'soft' | 'hard' },
      },
      guards: { isHard: ({ event }) => event.kind === 'hard' },
    }).createMachine({
      id: 'm',
      initial: 'idle',
      states: {
        idle: {
          on: {
            ask: {
              target: 'waiting',
              actions: raise(({ event }) => ({ type: 'retry', kind: event.kind }), {
                delay: 1000,
                id: 'retry',
              }),
            },
          },
        },
        waiting: { on: { retry: [{ guard: 'isHard', target: 'hard' }, { target: 'soft' }] } },
        hard: {},
        soft: {},
      },
    });
    const model: FlowModel = {
      ...looseModel(machine),
      cases: { ask: { soft: { kind: 'soft' }, hard: { kind: 'hard' } } },
    };
    const { unreachable, keyGaps } = explore(model);
    expect({ unreachable, keyGaps }).toEqual({ unreachable: [], keyGaps: [] });
  });

  it('is which of two delays ends first, the later one begun soon or late', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        slow: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
        fast: {
          initial: 'idle',
          states: { idle: { on: { go: 'on' } }, on: { after: { 300: 'off' } }, off: {} },
        },
      },
    });
    const names = explore({ ...looseModel(machine), cases: { go: {} } }).places.map(({ name }) => name);
    expect(names).toContain('slow.on fast.off');
    expect(names).toContain('slow.off fast.on');
    const { places, out } = explore({ ...looseModel(machine), cases: { go: {} } });
    const both = places.filter(({ name }) => name === 'slow.on fast.on').map(({ index }) => index);
    const after = out
      .flat()
      .filter(({ from, move }) => both.includes(from) && move.kind === 'time')
      .map(({ to }) => places[to]?.name);
    expect(after).toContain('slow.off fast.on');
    expect(after).toContain('slow.on fast.off');
  });
});
