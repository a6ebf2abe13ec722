import type { EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { canonical } from '../chart/canonical.ts';
import type { Exploration } from '../explore/explore.ts';
import { activeNodes } from '../explore/seam.ts';

export type Read = readonly string[];

const listMethods = new Set(
  'map filter find findIndex some every forEach reduce flatMap push sort join'.split(' '),
);
const textMethods = new Set(
  'trim toLowerCase toUpperCase startsWith endsWith split replace replaceAll match padStart includes at length slice concat indexOf'.split(
    ' ',
  ),
);

const ignored = new Set(['then', 'toJSON', 'constructor', 'prototype']);

const recorder = (note: (read: Read) => void, path: Read = []): unknown =>
  new Proxy(() => {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) {
        note([...path, 'map']);
        return [][Symbol.iterator];
      }
      if (typeof key === 'symbol' || ignored.has(key)) return undefined;
      note([...path, key]);
      return recorder(note, [...path, key]);
    },
    apply: () => recorder(() => {}),
  });

export const readsOf = (use: (value: unknown) => void): Read[] => {
  const reads = new Map<string, Read>();
  try {
    use(recorder((read) => reads.set(read.join('\n'), read)));
  } catch {}
  return [...reads.values()];
};

export const eventFrom = (type: string, value: unknown): EventObject =>
  new Proxy<EventObject>(
    { type },
    { get: (event, key) => (key in event ? Reflect.get(event, key) : Reflect.get(Object(value), key)) },
  );

export const guardedFields = ({ model, places, starts, out }: Exploration): string[] => {
  const read = new Set<unknown>();
  for (const { configuration } of places) {
    const { snapshot } = configuration;
    const context = new Proxy(snapshot.context, {
      get: (own, field) => Reflect.get(read.add(field) && own, field),
    });
    for (const { transitions, always = [] } of activeNodes(snapshot))
      for (const { guard, eventType } of [...transitions.values(), always].flat())
        for (const payload of [undefined, ...Object.values(model.cases[eventType] ?? {})])
          readsOf((any) => {
            if (guard) evaluateGuard(guard, context, eventFrom(eventType, payload ?? any), snapshot);
          });
  }
  const contexts = starts.map(({ place }) => places[place]?.configuration.snapshot.context ?? {});
  const changed = new Set(out.flat().flatMap(({ changes }) => changes));
  return Object.keys(Object.assign({}, ...places.map(({ configuration }) => configuration.snapshot.context)))
    .filter((field) => read.has(field))
    .filter(
      (field) =>
        changed.has(field) ||
        new Set(contexts.map((context) => canonical(Reflect.get(context, field)))).size > 1,
    );
};

type Sample = { [field: string]: Sample } | '' | [] | undefined;

const isNested = (sample: Sample): sample is { [field: string]: Sample } =>
  typeof sample === 'object' && !Array.isArray(sample);

/** Smallest value that has the read fields: a list or text if a method such as `map` is read, else `leaf`. */
export const sampleOf = (reads: readonly Read[], leaf: '' | undefined = undefined): Sample => {
  if (!reads.length) return leaf;
  const heads = new Set(reads.map(([head = '']) => head));
  if ([...heads].some((head) => listMethods.has(head))) return [];
  if ([...heads].some((head) => textMethods.has(head))) return '';
  const sample: Sample = {};
  for (const head of heads) {
    const inner = reads.filter((read) => read[0] === head && read.length > 1).map((read) => read.slice(1));
    sample[head] = sampleOf(inner, leaf);
  }
  return sample;
};

export const fieldNames = (reads: readonly Read[], sample = sampleOf(reads), before = ''): string[] =>
  isNested(sample)
    ? Object.entries(sample).flatMap(([field, inner]) => {
        const name = before + field;
        return isNested(inner) ? fieldNames([], inner, `${name}.`) : [name];
      })
    : [];
