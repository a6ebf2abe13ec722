import { canonical } from '../../kit/chart/canonical.ts';
import { quoted } from '../../kit/narration/french.ts';

type Payload = Readonly<Record<string, unknown>>;

/** What a payload is made of: each value that holds no other, by its path. */
const leavesOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [[path, canonical(value)]];

const countDifferences = (one: unknown, other: unknown): number => {
  const [mine, theirs] = [new Map(leavesOf(one)), new Map(leavesOf(other))];
  const paths = new Set([...mine.keys(), ...theirs.keys()]);
  return [...paths].filter((path) => mine.get(path) !== theirs.get(path)).length;
};

/**
 * What is called something that was typed on the screen: after the case that is nearest to it, and never by what was typed,
 * which may be somebody's.
 */
export const nameTyped = (
  payload: Payload,
  cases: Readonly<Record<string, object>>,
  rank: string,
): string => {
  const [nearest] = Object.entries(cases)
    .map(([name, known]) => ({ name, count: countDifferences(payload, known) }))
    .sort((a, b) => a.count - b.count);
  const start = `saisie${rank} à l’écran`;
  if (!nearest || nearest.count >= leavesOf(payload).length) return start;
  const difference = nearest.count === 1 ? 'une donnée' : `${nearest.count} données`;
  return `${start}, comme ${quoted(nearest.name)} à ${difference} près`;
};
