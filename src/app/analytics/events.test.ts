import { describe, expect, expectTypeOf, it } from 'vitest';
import { isAtEnd } from '#machines/setup/chart.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { endsOf, readChart } from '../../kit/chart/chart.ts';
import { explore } from '../../kit/explore/explore.ts';
import { type AnalyticsEvent, flowEnded } from './startMeasure.ts';

const known = ['addContract', 'emailEdit', 'payment', 'directDebit', 'export', 'notice', 'signup', 'inserts'];

describe.each(catalogue.filter(({ id }) => known.includes(id)))('$id', ({ id, model }) => {
  it('returns the name of each end state that the paths of the flow reach, and no other name', () => {
    const { chart, places } = explore(model);
    const counted = places
      .filter(({ configuration: { snapshot } }) => isAtEnd(snapshot))
      .map(({ name }) => JSON.stringify(flowEnded(id, name)));
    const declared = endsOf(chart).map((end) => JSON.stringify({ name: 'flow.ended', end: `${id}.${end}` }));
    expect([...new Set(counted)].sort()).toEqual(declared.sort());
  });
});

it('lists as end states the final states and the states with the tag ended', () => {
  const endsOfFlow = (name: string) =>
    catalogue.filter(({ id }) => id === name).flatMap(({ machine }) => endsOf(readChart(machine)));
  expect(endsOfFlow('addContract')).toEqual(['submitted', 'abandoned']);
  expect(endsOfFlow('payment')).toEqual(['failed', 'saved', 'turnedAway']);
  expect(endsOfFlow('export')).toEqual(['choosing.saved', 'closed']);
  expect(endsOfFlow('notice')).toEqual([]);
});

it('counts an end state in analytics only if its name consists of letters and dots', () => {
  expect(flowEnded('addContract', 'submitted')).toEqual({ name: 'flow.ended', end: 'addContract.submitted' });
  expect(flowEnded('export', 'choosing.saved')).toEqual({ name: 'flow.ended', end: 'export.choosing.saved' });
  expect(flowEnded('addContract', 'jeanne@exemple.test')).toBeNull();
  expect(flowEnded('addContract', 'Jeanne Martin')).toBeNull();
  expect(flowEnded('981000004217', 'submitted')).toBeNull();
});

it('causes a type error for an analytics event with a URL, another field or free text', () => {
  type EventValue = AnalyticsEvent extends infer Event
    ? Event extends AnalyticsEvent
      ? Event[keyof Event]
      : never
    : never;
  expectTypeOf<string>().not.toExtend<EventValue>();
  expectTypeOf<number>().not.toExtend<EventValue>();
  expectTypeOf<EventValue>().toExtend<string>();
  const reference = '/espace-consommation/TR/981000004217/PDS004217';
  // @ts-expect-error A URL is not a route pattern.
  const seen: AnalyticsEvent = { name: 'screen.seen', screen: reference };
  // @ts-expect-error An event accepts no additional field.
  const added: AnalyticsEvent = { name: 'screen.seen', screen: '/cgu', email: 'jeanne@exemple.test' };
  // @ts-expect-error `end` accepts no free text, only the result of `flowEnded`.
  const typed: AnalyticsEvent = { name: 'flow.ended', end: 'jeanne.martin' };
  expect([seen, added, typed]).toHaveLength(3);
});
