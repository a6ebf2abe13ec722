import { canonical } from '../chart/canonical.ts';
import { type Leg, moveText } from './moves.ts';
import type { Configuration, Taken } from './step.ts';

/** Move whose effect differs between two contexts that the key of the model treats as equal. */
export type KeyGap = {
  place: string;
  move: string;
  /** Context fields that differ between the two contexts. The key lacks at least one of them. */
  fields: { name: string; values: [string, string] }[];
};

type Reached = { name: string; configuration: Configuration; moves: readonly Leg[] };

export type Merged = { place: number; configuration: Configuration };

/** Maximum numbers of contexts to compare: per place, per place after compared moves, and in total. */
const maxFirst = 2;
const maxContexts = 4;
const maxCompared = 400;

type Search = {
  make: (configuration: Configuration, edge: Leg) => Taken;
  identify: (configuration: Configuration) => string;
  reached: readonly Reached[];
};

const differing = (a: Configuration, b: Configuration): KeyGap['fields'] => {
  const [one, other] = [a.snapshot.context, b.snapshot.context];
  return Object.keys({ ...one, ...other }).flatMap((name) => {
    const values: [string, string] = [canonical(one[name]), canonical(other[name])];
    return values[0] === values[1] ? [] : [{ name, values }];
  });
};

export const findKeyGaps = (
  merged: readonly Merged[],
  { make, identify, reached }: Search,
): { gaps: KeyGap[]; uncompared: number } => {
  if (!merged.length) return { gaps: [], uncompared: 0 };
  const contexts = reached.map(({ configuration }) => new Set([canonical(configuration.snapshot.context)]));
  let compared = 0;
  let uncompared = 0;
  const isNew = ({ place, configuration }: Merged, most: number): boolean => {
    const known = contexts[place];
    if (!known || known.size >= most) return false;
    if (compared >= maxCompared) {
      uncompared++;
      return false;
    }
    const context = canonical(configuration.snapshot.context);
    if (known.has(context)) return false;
    compared++;
    known.add(context);
    return true;
  };
  const gaps: KeyGap[] = [];
  const queue = merged.filter((one) => isNew(one, maxFirst));
  for (const { place, configuration } of queue) {
    const known = reached[place];
    for (const edge of known?.moves ?? []) {
      const { move, branches, to } = edge;
      const next = make(configuration, edge);
      const expected = reached[to]?.configuration;
      const isRefused = next.branches.length === 0 && branches.length === 0;
      const isSame =
        next.branches.join() === branches.join() &&
        (isRefused || (expected && identify(next.configuration) === identify(expected)));
      if (known && !isSame)
        gaps.push({
          place: known.name,
          move: moveText(move),
          fields: differing(known.configuration, configuration),
        });
      const found = { place: to, configuration: next.configuration };
      if (isSame && !isRefused && isNew(found, maxContexts)) queue.push(found);
    }
  }
  return { gaps, uncompared };
};
