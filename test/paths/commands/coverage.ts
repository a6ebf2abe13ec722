import { moveText } from '#machines/kit/moves.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { type Command, exit, exploreFlow, flowsAsked } from '../command.ts';
import { coverageOf } from '../coverage.ts';
import { walkActor } from '../drivers/actor.ts';

export const coverage: Command = {
  name: 'coverage',
  summary: 'the declared branches that real actors take, and the shortest path to each that they do not',
  usage: '[flow|all] [--fail-under 100]',
  options: { 'fail-under': { type: 'string', help: 'the lowest percentage accepted (100)' } },
  run: async (asked, desk) => {
    const floor = asked.count('fail-under') ?? 100;
    let low = false;
    for (const flow of flowsAsked(desk, asked)) {
      const exploration = exploreFlow(desk, flow);
      const walked = await Promise.all(
        pathsOf(exploration, 'branches+refused').map((path) => walkActor(flow.model, path)),
      );
      const { covered, declared, percent, missing } = coverageOf(
        exploration,
        walked.flatMap(({ branches }) => branches),
      );
      desk.out(`${flow.id}: ${covered} of ${declared} branches (${percent.toFixed(1)} %)`);
      for (const { branch, path } of missing)
        desk.out(
          `  ${branch.id}: ${path ? [path.input, ...path.moves.map(moveText)].join(' · ') : 'no path takes it'}`,
        );
      low ||= percent < floor;
    }
    return low ? exit.found : exit.ok;
  },
};
