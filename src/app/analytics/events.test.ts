import { expect, expectTypeOf, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { catalogue } from '../../kit/catalogue.ts';
import { type AnalyticsEvent, flowEnded, flowEnds } from './events.ts';

const statesOf = (states: AnyStateNode['states'], path: string): string[] =>
  Object.entries(states).flatMap(([name, node]) => [
    `${path}.${name}`,
    ...statesOf(node.states, `${path}.${name}`),
  ]);

it('counts ends that flows have, and every one of those that end', () => {
  const known = catalogue.flatMap(({ id, machine }) => statesOf(machine.states, id));
  expect(flowEnds.filter((end) => !known.includes(end))).toEqual([]);
  const ended = catalogue
    .filter(({ id }) => id !== 'notice')
    .flatMap(({ id, machine }) =>
      Object.entries(machine.states)
        .filter(([, { type }]) => type === 'final')
        .map(([state]) => `${id}.${state}`),
    );
  expect(ended.filter((end) => !flowEnds.some((counted) => counted === end))).toEqual([]);
});

it('takes no end that is not in the list, whatever its words', () => {
  expect(flowEnded('addContract', 'submitted')).toEqual({ name: 'flow.ended', end: 'addContract.submitted' });
  expect(flowEnded('export', 'choosing.saved')).toEqual({ name: 'flow.ended', end: 'export.choosing.saved' });
  expect(flowEnded('addContract', 'editing')).toBeNull();
  expect(flowEnded('addContract', 'jeanne@exemple.test')).toBeNull();
  expect(flowEnded('981000004217', 'submitted')).toBeNull();
  expect(flowEnded('notice', 'closed')).toBeNull();
});

it('has no room for words that are not its own', () => {
  type EventValue = AnalyticsEvent extends infer Event
    ? Event extends AnalyticsEvent
      ? Event[keyof Event]
      : never
    : never;
  expectTypeOf<string>().not.toExtend<EventValue>();
  expectTypeOf<number>().not.toExtend<EventValue>();
  expectTypeOf<EventValue>().toExtend<string>();
  const reference = '/espace-consommation/TR/981000004217/PDS004217';
  // @ts-expect-error An address is not the pattern of one.
  const seen: AnalyticsEvent = { name: 'screen.seen', screen: reference };
  // @ts-expect-error Nothing may be added to an event.
  const added: AnalyticsEvent = { name: 'screen.seen', screen: '/cgu', email: 'jeanne@exemple.test' };
  expect([seen, added]).toHaveLength(2);
});
