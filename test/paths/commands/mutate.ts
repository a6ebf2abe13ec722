import { mutate as judge } from '#machines/kit/mutate.ts';
import { type Command, exit, exploreFlow, flowsAsked } from '../command.ts';

export const mutate: Command = {
  name: 'mutate',
  summary: 'puts one fault at a time into a machine, and names those that no walk notices',
  usage: '[flow|all] [--fail-under 100] [--verbose]',
  options: {
    'fail-under': { type: 'string', help: 'the lowest score accepted, in percent (100)' },
    verbose: { type: 'boolean', help: 'every fault with its fate' },
  },
  run: (asked, desk) => {
    const floor = asked.count('fail-under') ?? 100;
    let low = false;
    for (const flow of flowsAsked(desk, asked)) {
      let tenth = 0;
      const progress = (done: number, of: number) => {
        const reached = Math.floor((10 * done) / of);
        if (of >= 100 && reached > tenth) desk.err(`${flow.id}: ${done} of ${of} faults judged`);
        tenth = reached;
      };
      const { verdicts, survivors, staleArguments, score } = judge(exploreFlow(desk, flow), { progress });
      const argued = verdicts.filter(({ fate }) => fate === 'equivalent').length;
      desk.out(
        `${flow.id}: ${verdicts.length - survivors.length - argued} of ${verdicts.length} faults noticed, ` +
          `${argued} argued equivalent (${score.toFixed(1)} %)`,
      );
      if (asked.flag('verbose')) for (const { id, fate } of verdicts) desk.out(`  ${fate.padEnd(10)} ${id}`);
      for (const { id, what } of survivors) desk.out(`  survived: ${id} (${what})`);
      for (const id of staleArguments) desk.out(`  no longer equivalent, or unknown: ${id}`);
      low ||= score < floor || staleArguments.length > 0;
    }
    return low ? exit.found : exit.ok;
  },
};
