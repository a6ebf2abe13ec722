import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exploration } from '#machines/kit/explore.ts';
import { type Criterion, criteria, type Path, pathsOf } from '#machines/kit/paths.ts';
import {
  type Asked,
  type Command,
  type Desk,
  type Exit,
  exit,
  exploreFlow,
  flowsAsked,
  flowsWord,
  oneOf,
  UsageError,
} from '../command.ts';
import { walkActor } from '../drivers/actor.ts';
import { playwrightSpec } from '../playwrightSpec.ts';
import { countsOf, portalPathsOf } from '../portalPaths.ts';
import { hasTable, type Table, tableFile } from '../tables.ts';
import { portalWalks } from '../walkTables.ts';
import { writeFile } from '../writeFile.ts';
import { criteriaHelp } from './criterion.ts';

/** The paths of a flow that a run has chosen. */
type Walk = { exploration: Exploration; paths: readonly Path[] };

const shardOf = (asked: Asked): ((index: number) => boolean) => {
  const shard = asked.text('shard');
  if (shard === undefined) return () => true;
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (!number || !of || number > of)
    throw new UsageError(`--shard attend une part d’un tout, comme 1/4, pas « ${shard} ».`);
  return (index) => index % of === number - 1;
};

/** The paths that a driver walks: on the portal, of what can be made there. */
const walkedPaths = async (
  exploration: Exploration,
  criterion: Criterion,
  table?: Table,
): Promise<Path[]> => {
  const portal =
    table === 'portal.ts' && (await portalWalks()).find(({ model }) => model === exploration.model);
  return portal ? portalPathsOf(exploration, portal, criterion) : pathsOf(exploration, criterion);
};

const chosen = async (asked: Asked, desk: Desk, criterion: Criterion, table?: Table): Promise<Walk[]> => {
  const flows = flowsAsked(desk, asked);
  const walkable = flows.filter(({ id }) => !table || hasTable(id, table));
  const missing = flows
    .filter((flow) => !walkable.includes(flow))
    .map(({ id }) => (table ? tableFile(id, table) : id))
    .join(', ');
  if (!walkable.length)
    throw new UsageError(`Rien ne dit comment jouer ces chemins, il manque : ${missing}.`);
  if (missing) desk.err(`Laissés de côté, faute de table : ${missing}`);
  const walks = await Promise.all(
    walkable.map(async (flow): Promise<Walk> => {
      const exploration = exploreFlow(desk, flow);
      return { exploration, paths: await walkedPaths(exploration, criterion, table) };
    }),
  );
  const wanted = asked.text('path');
  const ids = walks.flatMap(({ paths }) => paths.map(({ id }) => id));
  if (wanted !== undefined) oneOf('Chemin inconnu', wanted, ids);
  const inShard = shardOf(asked);
  const kept = new Set(ids.filter((id, index) => inShard(index) && (wanted === undefined || id === wanted)));
  return walks
    .map(({ exploration, paths }) => ({ exploration, paths: paths.filter(({ id }) => kept.has(id)) }))
    .filter(({ paths }) => paths.length);
};

const runTool = (desk: Desk, command: readonly string[], env: Readonly<Record<string, string>>): Exit => {
  const { status } = spawnSync('npx', command, {
    cwd: desk.root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0 ? exit.ok : exit.found;
};

const runActors = async (walks: readonly Walk[], desk: Desk): Promise<Exit> => {
  const walked = await Promise.all(
    walks.flatMap(({ exploration: { model }, paths }) => paths.map((path) => walkActor(model, path))),
  );
  for (const { path, problems } of walked)
    for (const problem of problems) desk.out(`${path.flow} ${path.id} : ${problem}`);
  const failed = walked.filter(({ problems }) => problems.length).length;
  const moves = walked.reduce((sum, { path }) => sum + path.moves.length, 0);
  desk.out(`${walked.length} chemins, ${moves} pas, ${failed} en échec.`);
  return failed ? exit.found : exit.ok;
};

const runViews = (walks: readonly Walk[], desk: Desk, criterion: Criterion): Exit => {
  const vitest = ['vitest', 'run', '-c', 'test/vitest.config.ts', '--project', 'walks', 'test/walks'];
  const names = walks.flatMap(({ paths }) => paths.map(({ flow, id }) => `${flow} ${id}`));
  return runTool(desk, [...vitest, '-t', `(${names.join('|')})`], { PATHS_CRITERION: criterion });
};

const runPortal = (walks: readonly Walk[], desk: Desk): Exit => {
  const whole = walks.flatMap(({ exploration }) => pathsOf(exploration, 'everything'));
  desk.out(
    `Chemins / pas : ${countsOf(walks.flatMap(({ paths }) => paths))} sur le portail, ${countsOf(whole)} sur les écrans.`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  try {
    for (const { exploration, paths } of walks)
      writeFile(folder, `${exploration.chart.id}.spec.mts`, playwrightSpec(exploration, paths));
    const playwright = ['playwright', 'test', '-c', 'test/journeys/playwright.config.ts'];
    return runTool(desk, [...playwright, '--project', 'paths', '--reporter', 'list'], {
      PATHS_FOLDER: folder,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** By what paths are walked; the portal takes seconds a path: unless asked, it walks a part of what the others walk. */
const drivers = {
  actor: { criterion: 'everything', table: undefined, walk: runActors },
  view: { criterion: 'everything', table: 'walk.tsx', walk: runViews },
  portal: { criterion: 'branches+refused', table: 'portal.ts', walk: runPortal },
} as const;

const names = ['actor', 'view', 'portal'] as const;

export const run: Command = {
  name: 'run',
  summary: 'joue les chemins, sur la machine seule, sur l’écran du flux ou sur le portail entier',
  words: [flowsWord],
  options: {
    driver: { takes: 'nom', help: 'la machine seule, l’écran, le portail', values: names, by: 'actor' },
    criterion: {
      takes: 'critère',
      help: 'ce que les chemins doivent faire (everything ; portal : branches+refused)',
      values: criteria,
    },
    path: { takes: 'chemin', help: 'un seul chemin, par son nom' },
    shard: {
      takes: 'part',
      help: 'une part des chemins, comme 1/4 : le reste se joue sur d’autres ordinateurs',
    },
  },
  more: criteriaHelp,
  run: async (asked, desk) => {
    const { criterion: usual, table, walk } = drivers[oneOf('', asked.text('driver') ?? 'actor', names)];
    const criterion = oneOf('', asked.text('criterion') ?? usual, criteria);
    const walks = await chosen(asked, desk, criterion, table);
    return walks.length ? walk(walks, desk, criterion) : exit.ok;
  },
};
