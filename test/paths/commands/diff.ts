import { type Exploration, explore } from '#machines/kit/explore.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { moveText } from '#machines/kit/moves.ts';
import { type Path, pathsOf } from '#machines/kit/paths.ts';
import { differences, sightOf, walk } from '#machines/kit/walk.ts';
import { type Command, type Desk, exit, exploreFlow, UsageError } from '../command.ts';
import { withRevision } from '../revision.ts';

const changed = (what: string, before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((id) => !before.includes(id)).map((id) => `  + ${what} ${id}`),
  ...before.filter((id) => !after.includes(id)).map((id) => `  - ${what} ${id}`),
];

/** Why an old path no longer holds: the machine of today throws on it, or does something else. */
const invalidity = (old: Exploration, now: Exploration, { input, moves }: Path): string | undefined => {
  try {
    const before = walk(old.model.machine, old.model, input, moves).map(sightOf);
    const after = walk(now.model.machine, now.model, input, moves).map(sightOf);
    for (const [step, sight] of before.entries()) {
      const other = after[step];
      const [found] = other ? differences(sight, other) : ['the walk ends'];
      const move = moves[step - 1];
      if (found) return `at ${move ? moveText(move) : 'the start'}, ${found}`;
    }
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};

const compare = (old: Exploration, now: Exploration): string[] => {
  const ids = ({ chart }: Exploration) => [
    chart.nodes.map(({ id }) => id),
    chart.branches.map(({ id }) => id),
  ];
  const [oldStates = [], oldBranches = []] = ids(old);
  const [states = [], branches = []] = ids(now);
  const oldPaths = pathsOf(old, 'branches+refused');
  const paths = pathsOf(now, 'branches+refused');
  return [
    ...changed('state', oldStates, states),
    ...changed('branch', oldBranches, branches),
    ...changed(
      'path',
      oldPaths.map(({ id }) => id),
      paths.map(({ id }) => id),
    ),
    ...oldPaths.flatMap((path) => {
      const why = invalidity(old, now, path);
      return why ? [`  ! path ${path.id} no longer holds: ${why}`] : [];
    }),
  ];
};

const differencesWith = (desk: Desk, before: readonly Flow[]): string[] => {
  const gone = before
    .filter(({ id }) => !desk.flows.some((flow) => flow.id === id))
    .map(({ id }) => `- flow ${id}`);
  return [
    ...gone,
    ...desk.flows.flatMap((flow) => {
      const old = before.find(({ id }) => id === flow.id);
      if (!old) return [`+ flow ${flow.id}`];
      const lines = compare(explore(old.model), exploreFlow(desk, flow));
      return lines.length ? [flow.id, ...lines] : [];
    }),
  ];
};

export const diff: Command = {
  name: 'diff',
  summary: 'states, branches and paths added, removed or invalidated since a git revision',
  usage: '<git revision>',
  options: {},
  run: async ({ words: [revision] }, desk) => {
    if (revision === undefined) throw new UsageError('Since which git revision?');
    const lines = await withRevision(desk.root, revision, (flows) => differencesWith(desk, flows));
    desk.out(lines.length ? lines.join('\n') : `Nothing changed since ${revision}.`);
    return lines.length ? exit.found : exit.ok;
  },
};
