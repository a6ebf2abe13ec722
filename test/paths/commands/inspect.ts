import { endsOf, readChart } from '#src/kit/chart/chart.ts';
import { lint as findingsOf } from '#src/kit/chart/lint.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { measureCoverage } from '#src/kit/paths/coverage.ts';
import { criteria, findPaths } from '#src/kit/paths/paths.ts';
import { requirementCoverage } from '#src/kit/paths/requirements.ts';
import {
  type Command,
  criteriaHelp,
  exit,
  exploreFlow,
  flowArguments,
  flowsWord,
  percentText,
} from '../command.ts';
import { walkActor } from '../drivers/actor.ts';
import { textTable } from '../formats.ts';

const shown = criteria.filter((criterion) => criterion !== 'random' && criterion !== 'simple');

export const list: Command = {
  name: 'list',
  summary: 'les flux, avec leurs états, leurs branches, et les chemins et pas de chaque critère',
  words: [flowsWord],
  options: {},
  more: criteriaHelp,
  run: (line, desk) => {
    const rows = flowArguments(desk, line).map((flow) => {
      const exploration = exploreFlow(desk, flow);
      const { chart, places } = exploration;
      const counts = shown.map((criterion) => {
        const paths = findPaths(exploration, criterion);
        return `${paths.length} / ${paths.reduce((sum, { moves }) => sum + moves.length, 0)}`;
      });
      return [flow.id, chart.nodes.length - 1, chart.branches.length, places.length, ...counts];
    });
    desk.out(textTable(['flux', 'états', 'branches', 'situations', ...shown], rows));
    desk.out('Par critère : chemins / pas.');
    return exit.ok;
  },
};

export const lint: Command = {
  name: 'lint',
  summary: 'ce qui, dans un flux, n’a pas de nom ou de description, ne peut arriver ou n’est pas entendu',
  words: [flowsWord],
  options: {},
  run: (line, desk) => {
    const found = flowArguments(desk, line).flatMap((flow) =>
      findingsOf(exploreFlow(desk, flow)).map(
        ({ rule, where, message }) => `${flow.id}  ${rule}  ${where}: ${message}`,
      ),
    );
    desk.out(found.length ? found.join('\n') : 'Rien à signaler.');
    return found.length ? exit.found : exit.ok;
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
  run: async (line, desk) => {
    const floor = line.percent('fail-under') ?? 100;
    let low = false;
    for (const flow of flowArguments(desk, line)) {
      const exploration = exploreFlow(desk, flow);
      const paths = findPaths(exploration, 'branches+refused');
      const walked = await Promise.all(paths.map((path) => walkActor(flow.model, path)));
      const { covered, declared, percent, missing } = measureCoverage(
        exploration,
        walked.flatMap(({ branches }) => branches),
      );
      desk.out(`${flow.id} : ${covered} branches sur ${declared} (${percentText(percent)})`);
      for (const { branch, path } of missing)
        desk.out(
          `  ${branch.id} : ${path ? [path.input, ...path.moves.map(moveText)].join(' · ') : 'aucun chemin n’y mène'}`,
        );
      for (const { id, covered, declared, missing } of requirementCoverage(exploration, paths)) {
        desk.out(`  exigence ${id} : ${covered} sur ${declared}`);
        for (const item of missing) desk.out(`    ${item} : aucun chemin ne le prend`);
      }
      if (percent < floor)
        desk.err(`${flow.id} : ${percentText(percent)}, pour ${percentText(floor)} au moins demandés.`);
      low ||= percent < floor;
    }
    return low ? exit.found : exit.ok;
  },
};
