import { relative, sep } from 'node:path';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { withScreens } from '#src/kit/narration/screens.ts';
import { findStoryPaths, type TestCriterion, testCriteria } from '#src/kit/narration/storyPaths.ts';
import type { Criterion, Path, PathOptions } from '#src/kit/paths/paths.ts';
import { criteria, findPaths, listLeftOut, shortestPathToState, stateNames } from '#src/kit/paths/paths.ts';
import { riskOf } from '#src/kit/paths/requirements.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { isPossible, type PortalWalk } from '../../walks/definePortalWalk.ts';
import type { Command, CommandLine, Desk, Exit } from '../command.ts';
import {
  criteriaHelp,
  eachFlow,
  exit,
  exploreFlow,
  flowArguments,
  flowName,
  flowsWord,
  fromCaller,
  oneOf,
  severalOf,
  toFileName,
  UsageError,
  writeFile,
} from '../command.ts';
import { formats } from '../formats.ts';
import { describeImpossible, startedOnPortal } from '../portalPaths.ts';
import { screensOf } from '../repository.ts';
import { findPortalWalk, flowsOnPortal } from '../walkTables.ts';

const maxNamed = 10;

const nameItem = ({ places, out }: Exploration, criterion: Criterion, item: string): string => {
  if (criterion === 'states') return places[Number(item)]?.name ?? item;
  if (criterion === 'transitions') {
    const edge = out.flat().find(({ index }) => index === Number(item));
    return edge ? `${places[edge.from]?.name} · ${moveText(edge.move)}` : item;
  }
  const [kind, ...parts] = item.split(/[:|]/);
  if (kind === 'place') return places[Number(parts[0])]?.name ?? item;
  if (kind === 'refused') return `refus, ${parts[0]} · ${parts.at(-1)}`;
  return item.replace(/(?<=^\S+) on /, ' par ').replace(/(?<=^\S+) changes /, ' change ');
};

const describeLeftOut = (exploration: Exploration, criterion: Criterion, options: PathOptions): string[] => {
  const { maxLength, limit = 500 } = options;
  if (criterion === 'simple') {
    const more = findPaths(exploration, criterion, { ...options, limit: limit + 1 });
    return more.length > limit ? [`Seuls les ${limit} premiers chemins sont donnés ; voir --limit.`] : [];
  }
  const names = [
    ...new Set(
      listLeftOut(exploration, criterion, options).map((item) => nameItem(exploration, criterion, item)),
    ),
  ];
  if (!names.length) return [];
  const more = names.length - maxNamed;
  return [
    `Laissé de côté, faute d’un chemin de ${maxLength} pas au plus (${names.length}) :`,
    ...names.slice(0, maxNamed).map((name) => `  ${name}`),
    ...(more > 0 ? [`  et ${more} de plus`] : []),
  ];
};

const names = Object.keys(formats);

const forSeveral = ['criterion', 'max-length', 'end', 'seed', 'limit'] as const;

/** Throws if no path ends at `--to`: a branch, an unreachable state, or a state that is left at once. */
const refuseGoal = ({ chart }: Exploration, to: string): void => {
  if (chart.branches.some(({ id }) => id === to))
    throw new UsageError(`« ${to} » est une branche : --to attend un état.`);
  const node = chart.nodes.find(({ id, path }) => path.length > 0 && (id === to || path.join('.') === to));
  if (!node) return;
  const isTransient = chart.branches.some(({ source, kind }) => source === node.id && kind === 'always');
  throw new UsageError(
    isTransient
      ? `Le flux traverse l’état « ${to} » sans s’y arrêter : --to attend un état où il attend.`
      : `Aucun chemin n’entre dans l’état « ${to} » : il n’est pas atteint.`,
  );
};

const pathTo = (line: CommandLine, exploration: Exploration, to: string, allowance: PathOptions): Path[] => {
  const needless = forSeveral.find((option) => line.text(option) !== undefined);
  if (needless) throw new UsageError(`--to donne un seul chemin, le plus court : --${needless} est de trop.`);
  const names = stateNames(exploration);
  if (!names.includes(to)) refuseGoal(exploration, to);
  const state = oneOf('État inconnu', to, names);
  const found = shortestPathToState(exploration, state, allowance);
  return found ? [found] : [];
};

const onlyFor: Readonly<Record<string, readonly TestCriterion[]>> = {
  seed: ['random'],
  limit: ['simple', 'random'],
  end: criteria,
  'max-length': criteria,
};

const refuseNeedless = (line: CommandLine, criterion: TestCriterion): void => {
  for (const [option, those] of Object.entries(onlyFor))
    if (line.text(option) !== undefined && !those.includes(criterion))
      throw new UsageError(
        `--${option} ne vaut que pour --criterion ${those.join(' ou ')}, pas pour ${criterion}.`,
      );
};

/** Formats for which each test has one goal by default (`stories`), so that tests are short. */
const storyFormats = ['gherkin', 'xray', 'testrail'];

const choose = (
  line: CommandLine,
  exploration: Exploration,
  desk: Desk,
  flow: Flow,
  table?: PortalWalk,
): Path[] => {
  const { cases, outcomes } = exploration.model;
  const excluded = line.text('exclude');
  const exclude =
    excluded === undefined
      ? undefined
      : severalOf('Événement inconnu', excluded, [...Object.keys(cases), ...Object.keys(outcomes), 'time']);
  const allowance: PathOptions = { exclude, possible: table && isPossible(table) };
  const to = line.text('to');
  if (to !== undefined) return pathTo(line, exploration, to, allowance);
  const usual = storyFormats.includes(line.text('format') ?? '') ? 'stories' : 'branches+refused';
  const criterion = oneOf('Critère inconnu', line.text('criterion') ?? usual, testCriteria);
  refuseNeedless(line, criterion);
  if (criterion === 'stories') return findStoryPaths(withScreens(exploration, screensOf(flow)), allowance);
  const options: PathOptions = {
    ...allowance,
    maxLength: line.count('max-length'),
    end: line.text('end') === 'final' ? 'final' : 'any',
    seed: line.count('seed'),
    limit: line.count('limit'),
  };
  for (const text of describeLeftOut(exploration, criterion, options)) desk.err(text);
  if (table) {
    const whole = findPaths(exploration, criterion, { ...options, possible: undefined });
    for (const text of describeImpossible(exploration, table, whole)) desk.err(text);
  }
  return findPaths(exploration, criterion, options);
};

const driverFrom = (desk: Desk, folder: string | undefined): string | undefined => {
  const driver = desk.own?.driver;
  if (driver === undefined || folder === undefined) return driver;
  const from = relative(fromCaller(desk, folder), driver).split(sep).join('/');
  return from.startsWith('.') ? from : `./${from}`;
};

const refuseDriver = (line: CommandLine, desk: Desk, isOwn: boolean): void => {
  const isPlaywright = line.text('format') === 'playwright';
  if (isPlaywright && isOwn && desk.own?.driver === undefined)
    throw new UsageError('--format playwright avec --machine demande --driver et le fichier d’un pilote.');
  if (!isPlaywright && line.text('driver') !== undefined)
    throw new UsageError('--driver ne vaut que pour --format playwright.');
};

const write = async (line: CommandLine, desk: Desk, flow: Flow): Promise<Exit> => {
  const to = line.text('to');
  const name = line.text('format') ?? (to === undefined ? 'table' : 'text');
  const isOwn = flow.own !== undefined || desk.own?.driver !== undefined;
  const table = name === 'playwright' && !isOwn ? await findPortalWalk(flow.model) : undefined;
  const explored = exploreFlow(desk, flow);
  const exploration = table ? startedOnPortal(explored, table) : explored;
  const chosen = choose(line, exploration, desk, flow, table);
  const risk = (path: Path) => riskOf(exploration, path);
  const found = line.flag('risk') ? chosen.toSorted((a, b) => risk(b) - risk(a)) : chosen;
  if (to !== undefined && !found.length) {
    desk.err(`Aucun chemin ne mène à « ${to} »${table ? ' sur le portail' : ''}.`);
    return exit.found;
  }
  const format = formats[name];
  const folder = line.text('out');
  const text = format?.text(exploration, found, driverFrom(desk, folder)) ?? '';
  desk.out(
    folder === undefined
      ? text
      : writeFile(
          fromCaller(desk, folder),
          toFileName(flowName(desk, flow)) + (desk.own?.driver ? '.spec.ts' : (format?.extension ?? '')),
          text,
        ),
  );
  return exit.ok;
};

export const paths: Command = {
  name: 'paths',
  summary: 'les chemins d’un flux, dans le format demandé ; avec --to, comment arriver à un état',
  words: [flowsWord],
  options: {
    to: { takes: 'état', help: 'le plus court chemin jusqu’à cet état, raconté' },
    criterion: {
      takes: 'critère',
      help: 'ce que les chemins doivent faire (branches+refused ; gherkin, xray, testrail : stories)',
      values: testCriteria,
    },
    format: { takes: 'format', help: 'la forme (table, ou text avec --to)', values: names },
    'max-length': { takes: 'nombre', help: 'le plus de pas qu’un chemin puisse avoir' },
    end: {
      takes: 'fin',
      help: 'final : aller jusqu’à un état final ; any : non (any)',
      values: ['final', 'any'],
    },
    exclude: { takes: 'noms', help: 'événements, appels, ou time, à éviter, séparés par des virgules' },
    seed: { takes: 'nombre', help: 'pour random : un autre nombre, d’autres chemins (1)' },
    limit: { takes: 'nombre', help: 'le plus de chemins, pour simple (500) et random (20)' },
    driver: { takes: 'fichier', help: 'pour playwright, avec --machine : le pilote de l’application' },
    risk: { help: 'd’abord les chemins des exigences qui ont le plus de poids' },
    out: { takes: 'dossier', help: 'le dossier où écrire, plutôt qu’à l’écran' },
  },
  more: criteriaHelp,
  run: async (line, desk) => {
    const flows = flowArguments(desk, line);
    if (flows.length > 1 && line.text('out') === undefined)
      throw new UsageError('Pour écrire les chemins de plusieurs flux, il faut --out et un dossier.');
    const isOwn = flows[0]?.own !== undefined;
    refuseDriver(line, desk, isOwn);
    const isOnPortal = line.text('format') === 'playwright' && !isOwn && desk.own?.driver === undefined;
    const written = isOnPortal ? await flowsOnPortal(desk, flows) : flows;
    return eachFlow(desk, written, (flow) => write(line, desk, flow));
  },
};
