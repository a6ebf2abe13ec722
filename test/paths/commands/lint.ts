import { lint as findingsOf } from '#src/kit/chart/lint.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord } from '../command.ts';

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
