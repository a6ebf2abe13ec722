import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, type InspectionEvent } from 'xstate';
import { activeNodes, branchesTaken, isDeafTo, isOfRoot, onMachineStarting } from './seam.ts';

const machine = createMachine({
  id: 'm',
  initial: 'a',
  states: {
    a: {
      on: { go: [{ guard: () => false, target: 'c' }, { target: 'b' }] },
      invoke: { src: createMachine({ id: 'child', initial: 'x', states: { x: { always: 'y' }, y: {} } }) },
    },
    b: { always: 'c' },
    c: { initial: 'in', states: { in: {} } },
  },
});

describe('internals of XState that the kit uses', () => {
  it('records the transitions of a root machine, even always transitions, but not of children', () => {
    const inspected: InspectionEvent[] = [];
    const actor = createActor(machine, { inspect: (event) => inspected.push(event) });
    actor.start();
    expect(inspected.flatMap(branchesTaken)).toEqual([]);
    expect(inspected.some((event) => event.type === '@xstate.microstep' && !isOfRoot(event))).toBe(true);
    actor.send({ type: 'go' });
    expect(inspected.flatMap(branchesTaken)).toEqual(['m.a|go|1', 'm.b|always|0']);
  });

  it('records no transition for an event that the machine ignores', () => {
    const inspected: InspectionEvent[] = [];
    const actor = createActor(machine, { inspect: (event) => inspected.push(event) }).start();
    actor.send({ type: 'unknown' });
    expect(inspected.flatMap(branchesTaken)).toEqual([]);
  });

  it('lists the ids of all active states of a snapshot', () => {
    const actor = createActor(machine).start();
    actor.send({ type: 'go' });
    const ids = activeNodes(actor.getSnapshot()).map(({ id }) => id);
    expect(ids.sort()).toEqual(['m', 'm.c', 'm.c.in']);
  });

  it('detects an event that no active state handles by name or by a wildcard', () => {
    const wild = { initial: 'a', states: { a: {} } };
    const deaf = (config: object, type: string) =>
      isDeafTo(createActor(createMachine({ ...wild, ...config })).getSnapshot(), type);
    expect(deaf({}, 'go')).toBe(true);
    expect(deaf({ on: { stay: {} } }, 'go')).toBe(true);
    expect(deaf({ on: { go: {} } }, 'go')).toBe(false);
    expect(deaf({ on: { 'g.*': {} } }, 'go')).toBe(false);
    // The guard may read the event, so the event could change the result, although the guard is false now.
    expect(deaf({ always: { guard: () => false, actions: [] } }, 'go')).toBe(false);
  });

  it('reports each root machine before it starts, with its first state', () => {
    const starting: [string, string][] = [];
    const stop = onMachineStarting((actor) => {
      starting.push([actor.logic.id, actor.getSnapshot().value]);
    });
    const actor = createActor(machine).start();
    createActor(fromPromise(async () => {})).start();
    expect(actor.getSnapshot().children).not.toEqual({});
    expect(starting).toEqual([['m', 'a']]);
    stop();
    createActor(machine).start();
    expect(starting).toHaveLength(1);
  });
});
