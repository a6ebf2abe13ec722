import { readChart } from '#src/kit/chart/chart.ts';
import { endsOf } from '#src/kit/chart/ends.ts';
import { type Command, exit, flowArguments, flowsWord } from '../command.ts';

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
