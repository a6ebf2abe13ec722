import { lint as findingsOf } from '#machines/kit/lint.ts';
import { type Command, exit, exploreFlow, flowsAsked } from '../command.ts';

export const lint: Command = {
  name: 'lint',
  summary:
    'unnamed guards or actions, invokes without id, missing descriptions, unreachable branches, key gaps',
  usage: '[flow|all]',
  options: {},
  run: (asked, desk) => {
    const found = flowsAsked(desk, asked).flatMap((flow) =>
      findingsOf(exploreFlow(desk, flow)).map(
        ({ rule, where, message }) => `${flow.id}  ${rule}  ${where}: ${message}`,
      ),
    );
    desk.out(found.length ? found.join('\n') : 'Nothing found.');
    return found.length ? exit.found : exit.ok;
  },
};
