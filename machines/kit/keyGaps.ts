import { and } from 'xstate';
import { canonical } from './canonical.ts';
import type { Config } from './config.ts';
import type { FlowModel } from './model.ts';
import { watchContext } from './seam.ts';
import type { Configuration } from './step.ts';

/** A context field that guards read in a state where it differs, and that the model's `key` never reads. */
export type KeyGap = { field: string; place: string; values: string[] };

/** A state of the exploration. */
type Reached = { index: number; name: string; configuration: Configuration };

const spy = <C extends object>(context: C, note: (field: string) => void): C =>
  new Proxy(context, {
    get: (target, field, receiver) => {
      if (typeof field === 'string') note(field);
      return Reflect.get(target, field, receiver);
    },
  });

const fieldsOfKey = (model: FlowModel, places: readonly Reached[]): Set<string> => {
  const fields = new Set<string>();
  for (const { configuration } of places)
    model.key?.(spy(configuration.snapshot.context, (field) => fields.add(field)));
  return fields;
};

/** Notes which context fields guards read, in guards of any form and in what computes their parameters. */
export const contextWatch = () => {
  let fields = new Set<string>();
  const seen = (context: object) => spy(context, (field) => fields.add(field));
  return {
    branch: (_: string, branch: Config): Config =>
      branch.guard === undefined ? branch : { ...branch, guard: watchContext(andOf(branch.guard), seen) },
    clear: () => {
      fields = new Set();
    },
    fields: () => fields,
  };
};

const andOf = (guard: unknown): unknown => Reflect.apply(and, undefined, [[guard]]);

/** The fields read from a place and unknown to the key, where the runs that the key made one differ in them. */
export const keyGaps = (
  model: FlowModel,
  places: readonly Reached[],
  merged: readonly Configuration[][],
  read: readonly Set<string>[],
): KeyGap[] => {
  const known = fieldsOfKey(model, places);
  return places.flatMap(({ index, name }) =>
    [...(read[index] ?? [])].flatMap((field) => {
      const values = new Set(merged[index]?.map(({ snapshot }) => canonical(snapshot.context[field])));
      return values.size > 1 && !known.has(field) ? [{ field, place: name, values: [...values] }] : [];
    }),
  );
};
