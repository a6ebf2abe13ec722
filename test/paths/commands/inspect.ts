import { endsOf, plainName, readChart } from '#src/kit/chart/chart.ts';
import { lint as findingsOf, unknownNames } from '#src/kit/chart/lint.ts';
import { type Exploration, ExplorationError } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { adviceText, adviseModel } from '#src/kit/loose/adviseModel.ts';
import { criteria, findPaths, measureCoverage } from '#src/kit/paths/paths.ts';
import { requirementCoverage } from '#src/kit/paths/requirements.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import type { Command } from '../command.ts';
import {
  criteriaHelp,
  eachFlow,
  exit,
  exploreFlow,
  flowArguments,
  flowName,
  flowsWord,
  percentText,
  UsageError,
  writeResult,
} from '../command.ts';
import { walkActor } from '../drivers/actor.ts';
import { textTable } from '../formats.ts';
import { explorationJson } from '../json.ts';
import { counted } from '../runReport.ts';

const adviceOf = (flow: Flow, exploration: Exploration): string[] => {
  const advice = flow.own === undefined ? null : adviseModel(exploration);
  return advice ? [`\n${adviceText(advice)}`] : [];
};

/** Error of the first path that a real actor cannot follow: for example, an action throws. */
const failureOf = async (exploration: Exploration): Promise<string | undefined> => {
  if (exploration.delays.isCoarse) return undefined;
  for (const path of exploration.keyGaps().length ? [] : findPaths(exploration, 'branches+refused')) {
    const { problems } = await walkActor(exploration.model, path);
    if (problems[0]) return `${[path.input, ...path.moves.map(moveText)].join(' · ')} : ${problems[0]}`;
  }
  return undefined;
};

const shown = criteria.filter((criterion) => criterion !== 'random' && criterion !== 'simple');

export const list: Command = {
  name: 'list',
  summary: 'les flux, avec leurs états, leurs branches, et les chemins et pas de chaque critère',
  words: [flowsWord],
  options: {},
  more: criteriaHelp,
  run: async (line, desk) => {
    const rows: (string | number)[][] = [];
    const code = await eachFlow(desk, flowArguments(desk, line), (flow) => {
      const exploration = exploreFlow(desk, flow);
      const { chart, places } = exploration;
      const counts = shown.map((criterion) => {
        const paths = findPaths(exploration, criterion);
        return `${paths.length} / ${paths.reduce((sum, { moves }) => sum + moves.length, 0)}`;
      });
      rows.push([
        flowName(desk, flow),
        chart.nodes.length - 1,
        chart.branches.length,
        places.length,
        ...counts,
      ]);
      return exit.ok;
    });
    if (!rows.length) return code;
    desk.out(textTable(['flux', 'états', 'branches', 'situations', ...shown], rows));
    desk.out('Par critère : chemins / pas.');
    return code;
  },
};

export const explore: Command = {
  name: 'explore',
  summary: 'ce que l’exploration d’un flux trouve : situations, mouvements, branches',
  words: [flowsWord],
  options: {
    format: { takes: 'format', help: 'la forme', values: ['table', 'json'], by: 'table' },
    out: { takes: 'fichier', help: 'le fichier où écrire, plutôt qu’à l’écran' },
  },
  run: async (line, desk) => {
    const [flow, ...others] = flowArguments(desk, line);
    if (!flow || others.length) throw new UsageError('Explorer demande un seul flux : donnez son nom.');
    const exploration = exploreFlow(desk, flow);
    const [unknown] = unknownNames(exploration);
    if (unknown) throw new ExplorationError(`${unknown.where}: ${unknown.message}`);
    const text =
      line.text('format') === 'json'
        ? JSON.stringify(explorationJson(exploration), null, 2)
        : textTable(
            ['de', 'état', 'statut', 'quand', 'vers'],
            exploration.out.flatMap((edges, from) => {
              const place = exploration.places[from];
              const rows = edges
                .filter(({ refused }) => !refused)
                .map(({ move, to }) => [moveText(move), to]);
              return (rows.length ? rows : [['', '']]).map((row) => [
                from,
                plainName(place?.name ?? ''),
                place?.status ?? '',
                ...row,
              ]);
            }),
          ).concat(...adviceOf(flow, exploration).map((text) => `\n${text}`));
    writeResult(line, desk, text);
    const failure = flow.own === undefined ? undefined : await failureOf(exploration);
    if (failure === undefined) return exit.ok;
    desk.err(`${flow.id} : un acteur réel ne suit pas l’exploration : ${failure}`);
    return exit.found;
  },
};

export const lint: Command = {
  name: 'lint',
  summary: 'ce qui, dans un flux, n’a pas de nom ou de description, ne peut arriver ou n’est pas entendu',
  words: [flowsWord],
  options: {},
  run: async (line, desk) => {
    const found: string[] = [];
    const advice: string[] = [];
    const code = await eachFlow(desk, flowArguments(desk, line), (flow) => {
      const exploration = exploreFlow(desk, flow);
      const findings = findingsOf(exploration);
      advice.push(...adviceOf(flow, exploration));
      if (exploration.uncompared())
        advice.push(
          `${flowName(desk, flow)} : la clé n’est pas vérifiée pour ${counted(exploration.uncompared(), 'contexte')} de plus, car la limite est atteinte.`,
        );
      found.push(
        ...findings.map(
          ({ rule, where, message }) => `${flowName(desk, flow)}  ${rule}  ${where}\u00a0: ${message}`,
        ),
      );
      return findings.length ? exit.found : exit.ok;
    });
    if (found.length) desk.err(`${counted(found.length, 'remarque')}.`);
    if (found.length || code === exit.ok) desk.out(found.length ? found.join('\n') : 'Rien à signaler.');
    if (advice.length) desk.out(advice.join('\n'));
    return code;
  },
};

export const ends: Command = {
  name: 'ends',
  summary: 'les fins d’un flux que compte la mesure d’audience : rien d’autre n’en est compté',
  words: [flowsWord],
  options: {},
  run: (line, desk) => {
    for (const { id, machine } of flowArguments(desk, line))
      for (const end of endsOf(readChart(machine))) desk.out(`${id}.${end}`);
    return exit.ok;
  },
};

export const coverage: Command = {
  name: 'coverage',
  summary:
    'les branches et les exigences que couvrent les chemins, et le plus court vers les branches qui manquent',
  words: [flowsWord],
  options: { 'fail-under': { takes: 'pourcentage', help: 'le plus bas qui soit accepté', by: '100' } },
  run: (line, desk) => {
    const floor = line.percent('fail-under') ?? 100;
    return eachFlow(desk, flowArguments(desk, line), async (flow) => {
      const exploration = exploreFlow(desk, flow);
      const paths = findPaths(exploration, 'branches+refused');
      const walked = await Promise.all(paths.map((path) => walkActor(flow.model, path)));
      const { covered, declared, percent, missing } = measureCoverage(
        exploration,
        walked.flatMap(({ branches }) => branches),
      );
      desk.out(`${flow.id} : ${counted(covered, 'branche')} sur ${declared} (${percentText(percent)})`);
      for (const { branch, path } of missing)
        desk.out(
          `  ${branch.id} : ${path ? [path.input, ...path.moves.map(moveText)].join(' · ') : 'aucun chemin n’y mène'}`,
        );
      for (const { id, covered, declared, missing } of requirementCoverage(exploration, paths)) {
        desk.out(`  exigence ${id} : ${covered} sur ${declared}`);
        for (const item of missing) desk.out(`    ${item} : aucun chemin ne le prend`);
      }
      if (percent >= floor) return exit.ok;
      desk.err(`${flow.id} : ${percentText(percent)}, pour ${percentText(floor)} au moins demandés.`);
      return exit.found;
    });
  },
};
