import { criteria, pathsOf } from '#machines/kit/paths.ts';
import { type Command, exit, exploreFlow, flowsAsked } from '../command.ts';
import { textTable } from '../textTable.ts';

const shown = criteria.filter((criterion) => criterion !== 'random' && criterion !== 'simple');

export const list: Command = {
  name: 'list',
  summary: 'the flows, with their states, branches, and the paths and steps of each criterion',
  usage: '[flow|all]',
  options: {},
  run: (asked, desk) => {
    const rows = flowsAsked(desk, asked).map((flow) => {
      const exploration = exploreFlow(desk, flow);
      const { chart, places } = exploration;
      const counts = shown.map((criterion) => {
        const paths = pathsOf(exploration, criterion);
        return `${paths.length} / ${paths.reduce((sum, { moves }) => sum + moves.length, 0)}`;
      });
      return [flow.id, chart.nodes.length - 1, chart.branches.length, places.length, ...counts];
    });
    desk.out(textTable(['flow', 'states', 'branches', 'explored', ...shown], rows));
    desk.out('Criteria: paths / steps.');
    return exit.ok;
  },
};
