import { describe, expect, it } from 'vitest';
import { and, createActor, createMachine, fromPromise, not, or, stateIn } from 'xstate';
import { machineOf } from '../fixtures/races.ts';
import { workshopMachine } from '../fixtures/workshop.ts';
import { canonical } from './canonical.ts';
import { type BranchChart, guardText, type NodeChart, readChart } from './chart.ts';

const nodeLine = ({ id, type, history, initial, tags, entry, exit, invokes }: NodeChart) =>
  [
    id,
    history ? `${history} history` : type,
    initial && `→ ${initial.targets.join(', ')}`,
    tags.length && `#${tags.join(' #')}`,
    entry.length && `entry ${entry.map(({ name }) => name).join(', ')}`,
    exit.length && `exit ${exit.map(({ name }) => name).join(', ')}`,
    invokes.length && `invokes ${invokes.map(({ id: name, src }) => `${name}:${src}`).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');

const branchLine = ({ id, kind, delay, guard, targets, reenter, actions }: BranchChart) =>
  [
    id.replaceAll('workshop.open.floor.', '…'),
    kind,
    delay,
    guard && `[${guardText(guard)}]`,
    targets.length ? `→ ${targets.join(', ').replaceAll('workshop.open.floor.', '…')}` : 'stays',
    reenter && 'reenters',
    actions.length && `/ ${actions.map(({ name }) => name).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');

describe('readChart', () => {
  const { id, description, nodes, branches } = readChart(workshopMachine);

  it('lists each state of a chart in the order of the source', () => {
    expect([id, description]).toEqual(['workshop', 'A workshop']);
    expect(nodes.map(nodeLine)).toMatchInlineSnapshot(`
      [
        "workshop · compound · → workshop.closed",
        "workshop.closed · atomic",
        "workshop.open · compound · → workshop.open.floor",
        "workshop.open.floor · parallel",
        "workshop.open.floor.lamp · compound · → workshop.open.floor.lamp.off",
        "workshop.open.floor.lamp.off · atomic",
        "workshop.open.floor.lamp.on · atomic",
        "workshop.open.floor.lamp.spent · final",
        "workshop.open.floor.bench · compound · → workshop.open.floor.bench.idle",
        "workshop.open.floor.bench.idle · atomic",
        "workshop.open.floor.bench.sorting · atomic",
        "workshop.open.floor.bench.groping · atomic",
        "workshop.open.floor.bench.working · atomic · #busy · entry countRepair",
        "workshop.open.floor.bench.cooling · atomic",
        "workshop.open.floor.bench.inspecting · atomic · invokes inspect:inspect",
        "workshop.open.floor.bench.ordering · atomic · invokes orderParts:orderParts",
        "workshop.open.floor.bench.finished · final",
        "workshop.open.floor.memory · shallow history",
        "workshop.open.floor.deepMemory · deep history",
        "workshop.open.swept · final",
        "workshop.paused · atomic",
        "workshop.over · final",
      ]
    `);
  });

  it('lists a branch of each kind: event, wildcard, done state, delay, always, call result', () => {
    expect(branches.map(branchLine)).toMatchInlineSnapshot(`
      [
        "workshop.closed|opened|0 · event · → workshop.open",
        "workshop.open|paused|0 · event · → workshop.paused",
        "workshop.open|alarm.*|0 · wildcard · stays · / ringBell",
        "workshop.open|xstate.done.state.workshop.open|0 · stateDone · → workshop.over",
        "workshop.open.floor|xstate.done.state.workshop.open.floor|0 · stateDone · → workshop.open.swept",
        "…lamp.off|lamp.switched|0 · event · → …lamp.on · / switchLamp",
        "…lamp.on|lamp.switched|0 · event · [isIdle] · → …lamp.off · / switchLamp",
        "…lamp.on|xstate.after.5000.…lamp.on|0 · after · 5000 · → …lamp.spent",
        "…bench.idle|job.given|0 · event · [not isWorn and isSmall] · → …bench.sorting",
        "…bench.idle|job.given|1 · event · [isWorn or isLit] · → …bench.ordering",
        "…bench.idle|note.written|0 · event · stays · / writeNote",
        "…bench.sorting|always|0 · always · [isLit] · → …bench.working",
        "…bench.sorting|always|1 · always · → …bench.groping",
        "…bench.groping|always|0 · always · → …bench.working",
        "…bench.working|xstate.after.1000.…bench.working|0 · after · 1000 · → …bench.cooling",
        "…bench.cooling|xstate.after.coolDown.…bench.cooling|0 · after · coolDown · → …bench.inspecting",
        "…bench.inspecting|xstate.done.actor.inspect|0 · actorDone · → …bench.idle",
        "…bench.inspecting|xstate.error.actor.inspect|0 · actorFailed · → …bench.idle · reenters",
        "…bench.ordering|xstate.done.actor.orderParts|0 · actorDone · [isInStock] · → …bench.finished",
        "…bench.ordering|xstate.done.actor.orderParts|1 · actorDone · → …bench.idle",
        "…bench.ordering|xstate.error.actor.orderParts|0 · actorFailed · → …bench.idle",
        "workshop.paused|resumed|0 · event · → …memory",
        "workshop.paused|resumed.deep|0 · event · → …deepMemory",
      ]
    `);
  });

  it('returns the same branch ids for a clone of the machine with other guards', () => {
    const clone = readChart(workshopMachine.provide({ guards: { isLit: () => true } }));
    expect(clone).toEqual(readChart(workshopMachine));
    expect(new Set(branches.map((branch) => branch.id)).size).toBe(branches.length);
  });

  it('uses the position of a state in the chart as its id, even if the source sets an id', () => {
    const states = { a: { id: 'elsewhere', on: { go: '#there' } }, b: { id: 'there' } };
    const chart = readChart(machineOf(states));
    const ids = ['m #m', 'm.a #elsewhere', 'm.b #there'];
    expect(chart.nodes.map((node) => `${node.id} ${node.ref}`)).toEqual(ids);
    expect(chart.branches.map((branch) => [branch.id, branch.targets])).toEqual([['m.a|go|0', ['m.b']]]);
  });

  it('marks the guards, actions and actors without a name as inline', () => {
    const chart = readChart(
      createMachine({
        id: 'm',
        entry: () => {},
        on: { go: { guard: and(['a', or([not('b'), () => true]), stateIn('x')]), actions: ['x', () => {}] } },
        invoke: { src: 'listen' },
      }),
    );
    expect(chart.nodes[0]).toMatchObject({
      entry: [{ name: 'inline', named: false, hasParams: false }],
      invokes: [{ id: '0.m', src: 'listen', explicit: false }],
    });
    const [branch] = chart.branches;
    expect(branch?.actions).toEqual([
      { name: 'x', named: true, hasParams: false },
      { name: 'inline', named: false, hasParams: false },
    ]);
    expect(branch?.guard && guardText(branch.guard)).toBe('a and (not b or inline) and in "x"');
  });
});

describe('canonical', () => {
  it('returns the same text for objects with equal values and another order of properties', () => {
    expect(canonical({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}');
    expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
    expect(canonical(-0)).toBe(canonical(0));
  });

  it.each([
    [{ a: undefined }, {}],
    [null, undefined],
    ['1', 1],
    [new Date(1), new Date(2)],
    [new Map([[1, 2]]), new Set([[1, 2]])],
    [new Error('a'), new Error('b')],
    [Number.NaN, null],
    ['a,b'.split(','), 'b,a'.split(',')],
    [10n, 10],
  ])('returns different texts for %o and %o', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });

  it('writes a circular reference as [cycle], and an actor as its id', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(canonical(cycle)).toBe('{"self":[cycle]}');
    const logic = fromPromise(async () => {});
    expect(canonical(createActor(logic, { id: 'ask' }))).toBe('Actor(ask)');
  });
});
