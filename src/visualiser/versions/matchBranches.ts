import type { BranchChart } from '../../kit/chart/chart.ts';

/** A branch of one version and the same one of the other. */
export type Pair = { before: BranchChart; after: BranchChart };

export type Matched = { pairs: Pair[]; removed: BranchChart[]; added: BranchChart[] };

type Sign = (branch: BranchChart) => unknown;

const place: Sign = ({ source, event }) => [source, event];
const actions: Sign = (branch) => branch.actions.map(({ name }) => name);

/** What two branches must share to be one, the surest first: where each stands among others says the least. */
const signs: readonly Sign[] = [
  (branch) => [place(branch), branch.guard, branch.targets, actions(branch), branch.description],
  (branch) => [place(branch), branch.guard, branch.targets, actions(branch)],
  (branch) => [place(branch), branch.guard, branch.targets],
  (branch) => [place(branch), branch.guard],
  (branch) => [place(branch), branch.targets, actions(branch)],
  (branch) => [place(branch), branch.description],
  (branch) => [place(branch), branch.targets],
  (branch) => [place(branch), branch.index],
  // Another event, or another delay, for the same way.
  ({ kind, source, guard, targets, ...branch }) => [
    kind,
    source,
    guard,
    targets,
    branch.actions.map(({ name }) => name),
  ],
];

/** Finds the branches that are the same in two versions: an index that shifts changes nothing. */
export const matchBranches = (before: readonly BranchChart[], after: readonly BranchChart[]): Matched => {
  const pairs: Pair[] = [];
  let removed = [...before];
  let added = [...after];
  for (const sign of signs) {
    const waiting = new Map<string, BranchChart[]>();
    for (const branch of added) {
      const key = JSON.stringify(sign(branch));
      waiting.set(key, [...(waiting.get(key) ?? []), branch]);
    }
    const found = new Set<BranchChart>();
    removed = removed.filter((branch) => {
      const same = waiting.get(JSON.stringify(sign(branch)))?.shift();
      if (same) {
        pairs.push({ before: branch, after: same });
        found.add(same);
      }
      return !same;
    });
    added = added.filter((branch) => !found.has(branch));
  }
  return { pairs, removed, added };
};

/** The pairs that are no longer tried in the same order as the others of their event. */
export const reordered = (pairs: readonly Pair[]): Pair[] => {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const { source, event } = pair.after;
    if (pair.before.source !== source || pair.before.event !== event) continue;
    const key = `${source}|${event}`;
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()].flatMap((group) => {
    const then = group.toSorted((a, b) => a.before.index - b.before.index);
    const now = group.toSorted((a, b) => a.after.index - b.after.index);
    return now.filter((pair, index) => then[index] !== pair);
  });
};
