import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Path, pathsOf } from '#machines/kit/paths.ts';
import {
  type Asked,
  type Command,
  type Desk,
  exit,
  exploreFlow,
  flowsAsked,
  oneOf,
  UsageError,
} from '../command.ts';
import { walkActor } from '../drivers/actor.ts';

const drivers = ['actor', 'view', 'portal'] as const;

type Driver = (typeof drivers)[number];

/** The portal takes seconds a path: it walks a part of what the others walk. */
const walkedBy = { actor: 'everything', view: 'everything', portal: 'branches+refused' } as const;

const shardOf = (asked: Asked): ((index: number) => boolean) => {
  const shard = asked.text('shard');
  if (shard === undefined) return () => true;
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (!number || !of || number > of)
    throw new UsageError(`--shard takes a part of a whole, as 1/4, not "${shard}".`);
  return (index) => index % of === number - 1;
};

const chosen = (asked: Asked, desk: Desk, driver: Driver) => {
  const flows = flowsAsked(desk, asked).map((flow) => ({
    flow,
    paths: pathsOf(exploreFlow(desk, flow), walkedBy[driver]),
  }));
  const id = asked.text('path');
  const all = flows.flatMap(({ flow, paths }) => paths.map((path) => ({ flow, path })));
  if (id !== undefined)
    oneOf(
      'path',
      id,
      all.map(({ path }) => path.id),
    );
  const inShard = shardOf(asked);
  return all.filter(({ path }, index) => inShard(index) && (id === undefined || path.id === id));
};

/** The paths of the flows that have a table for a driver; to ask for one that has none is a mistake. */
const withTable = (desk: Desk, paths: readonly Path[], kind: 'walk.tsx' | 'portal.ts'): Path[] => {
  const file = ({ flow }: Path) => `test/walks/${flow}.${kind}`;
  const found = paths.filter((path) => existsSync(join(desk.root, file(path))));
  const missing = [...new Set(paths.filter((path) => !found.includes(path)).map(file))];
  if (!found.length && missing.length) throw new UsageError(`No such table: ${missing.join(', ')}.`);
  if (missing.length) desk.err(`Left out, without a table: ${missing.join(', ')}`);
  return found;
};

/** Runs the tests of the paths chosen, whose names begin with the flow and the path's id. */
const runTests = (
  desk: Desk,
  command: readonly string[],
  pattern: string,
  paths: readonly Path[],
): number => {
  if (!paths.length) return exit.ok;
  const names = paths.map(({ flow, id }) => `${flow} ${id}`).join('|');
  const { status } = spawnSync('npx', [...command, pattern, `(${names})`], {
    cwd: desk.root,
    stdio: 'inherit',
  });
  return status ?? exit.found;
};

export const run: Command = {
  name: 'run',
  summary: 'walks the paths of everything with real actors or views, of branches+refused on the whole portal',
  usage: '[flow|all] [--driver actor] [--path id] [--shard 1/4]',
  options: {
    driver: { type: 'string', help: `${drivers.join(', ')} (actor)`, values: drivers },
    path: { type: 'string', help: 'one path, by its id' },
    shard: { type: 'string', help: 'a part of the paths, as 1/4' },
  },
  run: async (asked, desk) => {
    const driver = oneOf('driver', asked.text('driver') ?? 'actor', drivers);
    const walks = chosen(asked, desk, driver);
    const paths = walks.map(({ path }) => path);
    if (driver === 'view') {
      const vitest = ['vitest', 'run', '-c', 'test/vitest.config.ts', '--project', 'walks', 'test/walks'];
      return runTests(desk, vitest, '-t', withTable(desk, paths, 'walk.tsx')) === 0 ? exit.ok : exit.found;
    }
    if (driver === 'portal') {
      const playwright = [
        'playwright',
        'test',
        '-c',
        'test/journeys/playwright.config.ts',
        '--project',
        'paths',
        '--reporter',
        'list',
      ];
      return runTests(desk, playwright, '--grep', withTable(desk, paths, 'portal.ts')) === 0
        ? exit.ok
        : exit.found;
    }
    const walked = await Promise.all(walks.map(({ flow, path }) => walkActor(flow.model, path)));
    for (const { path, problems } of walked)
      for (const problem of problems) desk.out(`${path.flow} ${path.id}: ${problem}`);
    const failed = walked.filter(({ problems }) => problems.length).length;
    const moves = paths.reduce((sum, path) => sum + path.moves.length, 0);
    desk.out(`${paths.length} paths, ${moves} steps, ${failed} failed.`);
    return failed ? exit.found : exit.ok;
  },
};
