import { moveText } from '#src/kit/explore/moves.ts';
import { measureCoverage } from '#src/kit/paths/coverage.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord, percentText } from '../command.ts';
import { walkActor } from '../drivers/actor.ts';

export const coverage: Command = {
  name: 'coverage',
  summary: 'les branches que prend la machine le long des chemins, et le plus court vers celles qui manquent',
  words: [flowsWord],
  options: { 'fail-under': { takes: 'pourcentage', help: 'le plus bas qui soit accepté', by: '100' } },
  run: async (line, desk) => {
    const floor = line.percent('fail-under') ?? 100;
    let low = false;
    for (const flow of flowArguments(desk, line)) {
      const exploration = exploreFlow(desk, flow);
      const walked = await Promise.all(
        findPaths(exploration, 'branches+refused').map((path) => walkActor(flow.model, path)),
      );
      const { covered, declared, percent, missing } = measureCoverage(
        exploration,
        walked.flatMap(({ branches }) => branches),
      );
      desk.out(`${flow.id} : ${covered} branches sur ${declared} (${percentText(percent)})`);
      for (const { branch, path } of missing)
        desk.out(
          `  ${branch.id} : ${path ? [path.input, ...path.moves.map(moveText)].join(' · ') : 'aucun chemin n’y mène'}`,
        );
      if (percent < floor)
        desk.err(`${flow.id} : ${percentText(percent)}, pour ${percentText(floor)} au moins demandés.`);
      low ||= percent < floor;
    }
    return low ? exit.found : exit.ok;
  },
};
