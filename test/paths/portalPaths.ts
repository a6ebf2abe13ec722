import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Exploration, explore } from '#src/kit/explore/explore.ts';
import { type Move, moveText } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { type Criterion, findPaths, type Path } from '#src/kit/paths/paths.ts';
import { isPossible, type PortalWalk } from '../walks/definePortalWalk.ts';
import { writeFile } from './command.ts';
import { playwrightSpec } from './formats.ts';
import { portalWalks } from './walkTables.ts';

export const startedOnPortal = (exploration: Exploration, { mayStart }: PortalWalk): Exploration => ({
  ...exploration,
  starts: exploration.starts.filter(({ input }) => mayStart(input)),
});

/** Paths for the built portal: fewer than for a view, because the portal needs seconds per path. */
export const findPortalPaths = (
  exploration: Exploration,
  table: PortalWalk,
  criterion: Criterion = 'branches+refused',
): Path[] => findPaths(startedOnPortal(exploration, table), criterion, { possible: isPossible(table) });

type Impossible = { move: Move; state: string; refused: boolean };

export const listImpossible = (
  { model }: Pick<Exploration, 'model'>,
  table: PortalWalk,
  path: Path,
): Impossible[] => {
  const possible = isPossible(table);
  const frames = walk(model, path);
  return path.moves.flatMap((move, index) => {
    const frame = frames[index];
    return frame && !possible(frame, move)
      ? [{ move, state: frame.name, refused: frames[index + 1]?.refused ?? false }]
      : [];
  });
};

export const describeImpossible = (exploration: Exploration, table: PortalWalk, paths: readonly Path[]) => {
  const impossible = paths
    .map((path) => listImpossible(exploration, table, path))
    .filter(({ length }) => length > 0);
  if (!impossible.length) return [];
  const texts = (isRefused: boolean) =>
    impossible
      .flat()
      .filter(({ refused }) => refused === isRefused)
      .map(({ move, state }) => `${moveText(move)}, dans ${state}`);
  const refusals = new Set(texts(true)).size;
  return [
    `${exploration.chart.id} : laissés de côté, ${impossible.length} chemins sur les ${paths.length} du critère. ` +
      'D’autres les remplacent, sans ce qui ne peut être fait sur le portail :',
    ...[...new Set(texts(false))].map((text) => `  ${text}`),
    ...(refusals ? [`  ce qui serait refusé, là où rien ne permet de le demander (${refusals} fois)`] : []),
  ];
};

export const formatCounts = (paths: readonly Path[]): string =>
  `${paths.length} / ${paths.reduce((sum, { moves }) => sum + moves.length, 0)}`;

const folder = fileURLToPath(new URL('../../test-results/paths', import.meta.url));

/** Folder of Playwright specs: `PATHS_FOLDER`, else a new folder with the paths of the built portal. */
export const portalSpecs = async (): Promise<string> => {
  // Writes the files only in the first process: each worker evaluates this file again.
  if (!process.env.PATHS_FOLDER) {
    process.env.PATHS_FOLDER = folder;
    rmSync(folder, { recursive: true, force: true });
    for (const table of await portalWalks()) {
      const exploration = explore(table.model);
      const spec = playwrightSpec(exploration, findPortalPaths(exploration, table));
      writeFile(folder, `${exploration.chart.id}.spec.mts`, spec);
    }
  }
  const specs = process.env.PATHS_FOLDER;
  if (!existsSync(specs))
    throw new Error(`PATHS_FOLDER n’est pas un dossier : « ${specs} ». Voir : npm run paths -- paths --help`);
  return specs;
};
