import { resolve } from 'node:path';
import type { Exploration } from '#src/kit/explore/explore.ts';
import {
  type Criterion,
  criteria,
  findPaths,
  type Path,
  type PathOptions,
  shortestPathToState,
  stateNames,
} from '#src/kit/paths/paths.ts';
import {
  type Command,
  type CommandLine,
  type Desk,
  exit,
  exploreFlow,
  flowWord,
  oneFlow,
  oneOf,
  severalOf,
  UsageError,
} from '../command.ts';
import { formats } from '../formats.ts';
import { describeLeftOut } from '../leftOut.ts';
import { hasTable, tableFile } from '../tables.ts';
import { writeFile } from '../writeFile.ts';
import { criteriaHelp } from './criterion.ts';

const names = Object.keys(formats);

/** What chooses several paths says nothing of the one that leads to a state. */
const forSeveral = ['criterion', 'max-length', 'end', 'seed', 'limit'] as const;

const pathTo = (
  line: CommandLine,
  exploration: Exploration,
  to: string,
  exclude?: readonly string[],
): Path[] => {
  const needless = forSeveral.find((option) => line.text(option) !== undefined);
  if (needless) throw new UsageError(`--to donne un seul chemin, le plus court : --${needless} est de trop.`);
  const state = oneOf('État inconnu', to, stateNames(exploration));
  const found = shortestPathToState(exploration, state, exclude);
  return found ? [found] : [];
};

/** What chooses among the paths of some criteria says nothing of the others. */
const onlyFor: Readonly<Record<string, readonly Criterion[]>> = {
  seed: ['random'],
  limit: ['simple', 'random'],
};

const refuseNeedless = (line: CommandLine, criterion: Criterion): void => {
  for (const [option, those] of Object.entries(onlyFor))
    if (line.text(option) !== undefined && !those.includes(criterion))
      throw new UsageError(
        `--${option} ne vaut que pour --criterion ${those.join(' ou ')}, pas pour ${criterion}.`,
      );
};

const chosen = (line: CommandLine, exploration: Exploration, desk: Desk): Path[] => {
  const { cases, outcomes } = exploration.model;
  const excluded = line.text('exclude');
  const exclude =
    excluded === undefined
      ? undefined
      : severalOf('Événement inconnu', excluded, [...Object.keys(cases), ...Object.keys(outcomes), 'time']);
  const to = line.text('to');
  if (to !== undefined) return pathTo(line, exploration, to, exclude);
  const criterion = oneOf('Critère inconnu', line.text('criterion') ?? 'branches+refused', criteria);
  refuseNeedless(line, criterion);
  const options: PathOptions = {
    maxLength: line.count('max-length'),
    end: line.text('end') === 'final' ? 'final' : 'any',
    exclude,
    seed: line.count('seed'),
    limit: line.count('limit'),
  };
  for (const text of describeLeftOut(exploration, criterion, options)) desk.err(text);
  return findPaths(exploration, criterion, options);
};

export const paths: Command = {
  name: 'paths',
  summary: 'les chemins d’un flux, dans le format demandé ; avec --to, comment arriver à un état',
  words: [flowWord],
  options: {
    to: { takes: 'état', help: 'le plus court chemin jusqu’à cet état, raconté' },
    criterion: {
      takes: 'critère',
      help: 'ce que les chemins doivent faire (branches+refused)',
      values: criteria,
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
    out: { takes: 'dossier', help: 'le dossier où écrire, plutôt qu’à l’écran' },
  },
  more: criteriaHelp,
  run: (line, desk) => {
    const flow = oneFlow(desk, line);
    const to = line.text('to');
    const name = line.text('format') ?? (to === undefined ? 'table' : 'text');
    if (name === 'playwright' && !hasTable(flow, 'portal.ts'))
      throw new UsageError(
        `Les chemins de ${flow.id} ne se jouent pas sur le portail : ${tableFile(flow, 'portal.ts')} n’existe pas.`,
      );
    const exploration = exploreFlow(desk, flow);
    const found = chosen(line, exploration, desk);
    if (to !== undefined && !found.length) {
      desk.err(`Aucun chemin ne mène à « ${to} ».`);
      return exit.found;
    }
    const format = formats[name];
    const text = format?.text(exploration, found) ?? '';
    const folder = line.text('out');
    desk.out(
      folder === undefined
        ? text
        : writeFile(resolve(desk.root, folder), `${flow.id}${format?.extension}`, text),
    );
    return exit.ok;
  },
};
