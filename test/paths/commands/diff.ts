import { type Exploration, explore } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { differences, toSight, walk } from '#src/kit/explore/walk.ts';
import { noScreens, withScreens } from '#src/kit/narration/screens.ts';
import { findStoryPaths } from '#src/kit/narration/storyPaths.ts';
import { findPaths, type Path } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { compareCharts } from '#src/visualiser/versions/compareCharts.ts';
import { type Command, type Desk, exit, exploreFlow } from '../command.ts';
import { withRevision } from '../repository.ts';

const changed = (what: string, before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((id) => !before.includes(id)).map((id) => `  + ${what} ${id}`),
  ...before.filter((id) => !after.includes(id)).map((id) => `  - ${what} ${id}`),
];

/** Reason why a path of the old chart has another result on the new chart; undefined if there is none. */
const invalidity = (old: Exploration, now: Exploration, path: Path): string | undefined => {
  try {
    const before = walk(old.model, path).map(toSight);
    const after = walk(now.model, path).map(toSight);
    for (const [step, sight] of before.entries()) {
      const other = after[step];
      const [found] = other ? differences(sight, other) : ['le chemin s’arrête'];
      const move = path.moves[step - 1];
      if (found) return `${move ? moveText(move) : 'au départ'}, ${found}`;
    }
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};

const likeness = (path: Path, other: Path): number => {
  const left = other.moves.map(moveText);
  const common = path.moves.map(moveText).filter((move) => {
    const at = left.indexOf(move);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return common.length / Math.max(path.moves.length, other.moves.length, 1);
};

const renamedIds = (old: Exploration, now: Exploration): string[] => {
  const ids = (exploration: Exploration) => [
    ...findPaths(exploration, 'branches+refused'),
    ...findStoryPaths(withScreens(exploration, noScreens)),
  ];
  const [before, after] = [ids(old), ids(now)];
  const current = new Set(after.map(({ id }) => id));
  const free = after.filter(({ id }) => !before.some((path) => path.id === id));
  return [...new Map(before.map((path) => [path.id, path])).values()]
    .filter(({ id }) => !current.has(id))
    .map((path) => {
      const [best] = free
        .filter(({ input }) => input === path.input)
        .map((other) => ({ other, share: likeness(path, other) }))
        .filter(({ share }) => share >= 0.5)
        .sort((a, b) => b.share - a.share);
      if (best) free.splice(free.indexOf(best.other), 1);
      return `  ${path.id} → ${best?.other.id ?? 'aucun'}`;
    });
};

const idsOf = (paths: readonly Path[]) => paths.map(({ id }) => id);

const signs = { added: '+', removed: '-', changed: '~' } as const;

const compare = (old: Exploration, now: Exploration): string[] => {
  const oldPaths = findPaths(old, 'branches+refused');
  const paths = findPaths(now, 'branches+refused');
  return [
    ...compareCharts(old, now).map(({ change, sentence }) => `  ${signs[change]} ${sentence}`),
    ...changed('chemin', idsOf(oldPaths), idsOf(paths)),
    ...oldPaths.flatMap((path) => {
      const why = invalidity(old, now, path);
      return why ? [`  ! le chemin ${path.id} ne tient plus : ${why}`] : [];
    }),
  ];
};

const differencesWith = (
  desk: Desk,
  before: readonly Flow[],
  compareFlows: (old: Exploration, now: Exploration) => string[],
): string[] => {
  const gone = before
    .filter(({ id }) => !desk.flows.some((flow) => flow.id === id))
    .map(({ id }) => `- flux ${id}`);
  return [
    ...gone,
    ...desk.flows.flatMap((flow) => {
      const old = before.find(({ id }) => id === flow.id);
      if (!old) return [`+ flux ${flow.id}`];
      const lines = compareFlows(explore(old.model), exploreFlow(desk, flow));
      return lines.length ? [flow.id, ...lines] : [];
    }),
  ];
};

export const diff: Command = {
  name: 'diff',
  summary: 'les états, branches et chemins ajoutés, retirés ou rendus faux depuis une révision git',
  words: [{ name: 'révision', help: 'la révision git, comme HEAD~3 ou main', required: true }],
  options: { ids: { help: 'seulement les noms de chemins qui ont changé, ancien → nouveau' } },
  run: async ({ words: [revision = ''], flag }, desk) => {
    const compareFlows = flag('ids') ? renamedIds : compare;
    const lines = await withRevision(desk.root, revision, ({ flows }) =>
      differencesWith(desk, flows, compareFlows),
    );
    desk.out(lines.length ? lines.join('\n') : `Rien n’a changé depuis ${revision}.`);
    if (lines.length) desk.err(`Des flux ont changé depuis ${revision}.`);
    return lines.length ? exit.found : exit.ok;
  },
};
