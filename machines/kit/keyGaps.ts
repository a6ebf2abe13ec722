import { and } from 'xstate';
import { canonical } from './canonical.ts';
import type { Config } from './config.ts';
import type { Place } from './explore.ts';
import type { Run } from './run.ts';
import { watchContext } from './seam.ts';

/** A context field that guards read in a state, whose values the model's `key` does not tell apart there. */
export type KeyGap = { field: string; place: string; values: string[] };

/** Notes which context fields guards read, in guards of any form and in what computes their parameters. */
export const contextWatch = () => {
  let fields = new Set<string>();
  const seen = (context: object) =>
    new Proxy(context, {
      get: (target, field, receiver) => {
        if (typeof field === 'string') fields.add(field);
        return Reflect.get(target, field, receiver);
      },
    });
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

/** The fields that were read from a place and that differ between the runs that the key made one. */
export const keyGaps = (
  places: readonly Place[],
  merged: readonly Run[][],
  read: readonly Set<string>[],
): KeyGap[] =>
  places.flatMap(({ index, name }) =>
    [...(read[index] ?? [])].flatMap((field) => {
      const values = new Set(merged[index]?.map(({ snapshot }) => canonical(snapshot.context[field])));
      return values.size > 1 ? [{ field, place: name, values: [...values] }] : [];
    }),
  );
