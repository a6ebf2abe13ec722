import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { withScreens } from '#src/kit/narration/screens.ts';
import { findStoryPaths, type TestCriterion, testCriteria } from '#src/kit/narration/storyPaths.ts';
import { findPaths, type Path } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { drivers } from '#src/visualiser/evidence/evidence.ts';
import { isPossible } from '../../walks/definePortalWalk.ts';
import type { Command, CommandLine, Desk, Exit } from '../command.ts';
import {
  criteriaHelp,
  eachFlow,
  exit,
  exploreFlow,
  flowArguments,
  flowsWord,
  fromCaller,
  oneOf,
  UsageError,
  writeFile,
} from '../command.ts';
import { type Walked, walkActor } from '../drivers/actor.ts';
import { readPlaywrightPaths, readVitestPaths, saveRun, walkedIn } from '../evidence.ts';
import { playwrightSpec } from '../formats.ts';
import { playPages } from '../ownMachine.ts';
import { findPortalPaths, formatCounts, startedOnPortal } from '../portalPaths.ts';
import { screensOf } from '../repository.ts';
import { counted, failureText, saveResults, toResults, writeReports } from '../runReport.ts';
import { findPortalWalk, flowsOnPortal } from '../walkTables.ts';

type Walk = { exploration: Exploration; paths: readonly Path[] };

type Ran = { code: Exit; walked: readonly Walked[] };

const parseShard = (line: CommandLine): ((index: number) => boolean) => {
  const shard = line.text('shard');
  if (shard === undefined) return () => true;
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (!number || !of || number > of)
    throw new UsageError(`--shard attend une part d’un tout, comme 1/4, pas « ${shard} ».`);
  return (index) => index % of === number - 1;
};

const walkedPaths = async (
  flow: Flow,
  exploration: Exploration,
  criterion: TestCriterion,
  onPortal: boolean,
): Promise<Path[]> => {
  const portal = onPortal && (await findPortalWalk(exploration.model));
  if (criterion === 'stories') {
    const read = withScreens(portal ? startedOnPortal(exploration, portal) : exploration, screensOf(flow));
    return findStoryPaths(read, portal ? { possible: isPossible(portal) } : {});
  }
  return portal ? findPortalPaths(exploration, portal, criterion) : findPaths(exploration, criterion);
};

const chosen = async (
  line: CommandLine,
  desk: Desk,
  criterion: TestCriterion,
  onPortal: boolean,
): Promise<{ walks: Walk[]; refused: Exit }> => {
  const flows = flowArguments(desk, line);
  const walkable = onPortal ? await flowsOnPortal(desk, flows) : flows;
  const walks: Walk[] = [];
  const refused = await eachFlow(desk, walkable, async (flow) => {
    const exploration = exploreFlow(desk, flow);
    walks.push({ exploration, paths: await walkedPaths(flow, exploration, criterion, onPortal) });
    return exit.ok;
  });
  const wanted = line.text('path');
  const ids = walks.flatMap(({ paths }) => paths.map(({ id }) => id));
  if (wanted !== undefined && refused === exit.ok) oneOf('Chemin inconnu', wanted, ids);
  const inShard = parseShard(line);
  const selected = new Set(
    ids.filter((id, index) => inShard(index) && (wanted === undefined || id === wanted)),
  );
  const selectedWalks = walks
    .map(({ exploration, paths }) => ({ exploration, paths: paths.filter(({ id }) => selected.has(id)) }))
    .filter(({ paths }) => paths.length);
  return { walks: selectedWalks, refused };
};

/** Paths of the criterion. If only `--path` is given, its path may belong to any criterion. */
const chosenOf = async (line: CommandLine, desk: Desk, usual: TestCriterion, onPortal: boolean) => {
  const [given, path] = [line.text('criterion'), line.text('path')];
  const isFree = given === undefined && path !== undefined;
  const rest: TestCriterion[] = isFree ? ['branches+refused', 'stories', 'screens', 'everything'] : [];
  let unknown: unknown;
  for (const criterion of [oneOf('', given ?? usual, testCriteria), ...rest])
    try {
      return { criterion, ...(await chosen(line, desk, criterion, onPortal)) };
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown;
      unknown = thrown;
    }
  throw unknown;
};

const requireChromium = async (): Promise<void> => {
  const { findChromium } = await import('../../chromium.ts');
  try {
    findChromium();
  } catch {
    throw new UsageError(
      `CHROMIUM_PATH n’est pas un programme exécutable : « ${process.env.CHROMIUM_PATH} ».`,
    );
  }
};

const runTool = (desk: Desk, command: readonly string[], env: Readonly<Record<string, string>>): Exit => {
  const options = { cwd: desk.root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const { status } = spawnSync('npx', command, options);
  return status === 0 ? exit.ok : exit.found;
};

const inFolder = (use: (folder: string) => Ran): Ran => {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const save = (line: CommandLine, desk: Desk, walks: Walk[], criterion: TestCriterion, { walked }: Ran) => {
  if (line.text('path') !== undefined || line.text('shard') !== undefined)
    return desk.err('Une part des chemins ne vaut pas pour le tout : elle n’est pas gardée.');
  const driver = oneOf('', line.text('driver') ?? 'actor', drivers);
  for (const { exploration } of walks) {
    const own = walked.filter(({ path }) => path.flow === exploration.chart.id);
    if (own.length) saveRun(desk.evidence, exploration, driver, criterion, own);
  }
};

const reportRun = (walked: readonly Walked[], desk: Desk): Ran => {
  for (const { path, problems } of walked)
    for (const problem of problems) desk.out(`${path.flow} ${path.id} : ${problem}`);
  const failed = walked.filter(({ problems }) => problems.length).length;
  const moves = walked.reduce((sum, { path }) => sum + path.moves.length, 0);
  desk.out(`${counted(walked.length, 'chemin')}, ${counted(moves, 'pas', 'pas')}, ${failed} en échec.`);
  if (failed) desk.err(`${counted(failed, 'chemin')} en échec.`);
  return { code: failed ? exit.found : exit.ok, walked };
};

const runActors = async (walks: readonly Walk[], desk: Desk): Promise<Ran> =>
  reportRun(
    await Promise.all(
      walks.flatMap(({ exploration: { model }, paths }) => paths.map((path) => walkActor(model, path))),
    ),
    desk,
  );

const runPages =
  (file: string) =>
  async (walks: readonly Walk[], desk: Desk): Promise<Ran> =>
    reportRun(walkedIn(walks, await playPages(file, walks)), desk);

const runViews = (walks: readonly Walk[], desk: Desk, criterion: TestCriterion): Ran => {
  const vitest = ['vitest', 'run', '-c', 'test/vitest.config.ts', '--project', 'walks'];
  const report = ['--reporter', 'default', '--reporter', 'json'];
  const files = walks.map(({ exploration }) => `${exploration.chart.id}.proof`);
  const names = walks.flatMap(({ paths }) => paths.map(({ flow, id }) => `${flow} ${id}`));
  return inFolder((folder) => {
    const file = join(folder, 'report.json');
    const args = [...vitest, ...report, `--outputFile.json=${file}`, '-t', `(${names.join('|')})`];
    const code = runTool(desk, [...args, ...files], { PATHS_CRITERION: criterion });
    return { code, walked: walkedIn(walks, readVitestPaths(file)) };
  });
};

const runPortal = (walks: readonly Walk[], desk: Desk): Ran => {
  const whole = walks.flatMap(({ exploration }) => findPaths(exploration, 'screens'));
  desk.out(
    `Chemins / pas : ${formatCounts(walks.flatMap(({ paths }) => paths))} sur le portail, ${formatCounts(whole)} sur les écrans.`,
  );
  return inFolder((folder) => {
    for (const { exploration, paths } of walks)
      writeFile(folder, `${exploration.chart.id}.spec.mts`, playwrightSpec(exploration, paths));
    const file = join(folder, 'report.json');
    const playwright = ['playwright', 'test', '-c', 'test/journeys/playwright.config.ts'];
    const code = runTool(desk, [...playwright, '--project', 'paths', '--reporter', 'list,json'], {
      PATHS_FOLDER: folder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return { code, walked: walkedIn(walks, readPlaywrightPaths(file)) };
  });
};

/** Default criterion of each driver. The portal is slow, so its criterion generates the fewest paths. */
const ways = {
  actor: { criterion: 'everything', walk: runActors },
  view: { criterion: 'screens', walk: runViews },
  portal: { criterion: 'branches+refused', walk: runPortal },
} as const;

export const run: Command = {
  name: 'run',
  summary: 'joue les chemins, sur la machine seule, sur l’écran du flux ou sur le portail entier',
  words: [flowsWord],
  options: {
    driver: {
      takes: 'nom',
      help: 'la machine seule, l’écran, le portail, ou le pilote d’une autre application (fichier.ts)',
      values: drivers,
      by: 'actor',
      orScript: true,
    },
    criterion: {
      takes: 'critère',
      help: 'ce que les chemins doivent faire (everything ; portal, fichier.ts : branches+refused)',
      values: testCriteria,
    },
    report: {
      takes: 'dossier',
      help: 'le dossier où écrire junit.xml et report.html, avec les parts que d’autres « run » y ont mises',
    },
    path: { takes: 'chemin', help: 'un seul chemin, par son nom, quel que soit son critère' },
    shard: {
      takes: 'part',
      help: 'une part des chemins, comme 1/4 : le reste se joue sur d’autres ordinateurs',
    },
  },
  more: criteriaHelp,
  run: async (line, desk) => {
    const given = line.text('driver') ?? 'actor';
    const file = desk.own?.driver;
    const driver = file === undefined ? oneOf('', given, drivers) : 'own';
    const { criterion: usual, walk } =
      file === undefined ? ways[oneOf('', given, drivers)] : { ...ways.portal, walk: runPages(file) };
    const isOwn = desk.flows.some(({ own }) => own !== undefined);
    if (isOwn && (driver === 'view' || driver === 'portal'))
      throw new UsageError(
        `--driver ${driver} ne vaut que pour les flux du portail\u00a0; avec --machine\u00a0: actor, ou un fichier.`,
      );
    if (driver !== 'actor') await requireChromium();
    const { walks, refused, criterion } = await chosenOf(line, desk, usual, driver === 'portal');
    if (!walks.length) return refused;
    const ran = await walk(walks, desk, criterion);
    if (!isOwn && driver !== 'own') save(line, desk, walks, criterion, ran);
    const results = toResults(walks, ran.walked, { driver: given, criterion, own: desk.own?.words });
    for (const result of results) for (const text of failureText(result)) desk.out(text);
    const folder = line.text('report');
    if (folder !== undefined)
      for (const file of saveResults(fromCaller(desk, folder), driver, line.text('shard'), results))
        desk.err(file);
    return ran.code > refused ? ran.code : refused;
  },
};

export const report: Command = {
  name: 'report',
  summary: 'écrit junit.xml et report.html de toutes les parts (« run --report --shard ») d’un dossier',
  words: [{ name: 'dossier', help: 'le dossier des fichiers run-*.json', required: true }],
  options: {},
  run: ({ words: [folder = ''] }, desk) => {
    for (const file of writeReports(fromCaller(desk, folder))) desk.out(file);
    return exit.ok;
  },
};
