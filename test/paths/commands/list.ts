import { criteria, findPaths } from '#src/kit/paths/paths.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord } from '../command.ts';
import { textTable } from '../textTable.ts';
import { criteriaHelp } from './criterion.ts';

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
