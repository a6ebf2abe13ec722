import { canonical } from '../chart/canonical.ts';
import { type Leg, moveText } from './moves.ts';
import type { Configuration, Taken } from './step.ts';

/** A move that does not always do the same in one state of the exploration: the key is too coarse. */
export type KeyGap = {
  place: string;
  move: string;
  /** The context fields that differ where the move does; the key must tell one of them apart, at least. */
  fields: { name: string; values: [string, string] }[];
};

/** What exploration says of a place: its name, the configuration that stands for it, and its moves. */
type Reached = {
  name: string;
  configuration: Configuration;
  moves: readonly Leg[];
};

/** A configuration that exploration took for one already met, at `place`. */
export type Merged = { place: number; configuration: Configuration };

/**
 * How many contexts are compared, of one place, at first and with those that others lead to, and in all: a gap shows in the
 * first ones, or where they lead.
 */
const maxFirst = 2;
const maxContexts = 4;
const maxCompared = 400;

type Search = {
  /** Makes the move of an edge from a configuration of the place that it leaves. */
  make: (configuration: Configuration, edge: Leg) => Taken;
  /** The identity of a configuration: the same for those that exploration takes for one. */
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

/**
 * Makes the moves of a place again from the configurations merged with it, and from those that they lead to: where a
 * move takes other branches, or leads elsewhere, the key hides a difference.
 */
export const findKeyGaps = (merged: readonly Merged[], { make, identify, reached }: Search): KeyGap[] => {
  if (!merged.length) return [];
  const contexts = reached.map(({ configuration }) => new Set([canonical(configuration.snapshot.context)]));
  let compared = 0;
  const isNew = ({ place, configuration }: Merged, most: number): boolean => {
    const known = contexts[place];
    if (!known || known.size >= most || compared >= maxCompared) return false;
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
  return gaps;
};
