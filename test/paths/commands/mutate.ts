import { mutate as judge } from '#src/kit/mutants/mutate.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord, percentText } from '../command.ts';
import { saveMutants } from '../saveEvidence.ts';
import { screenOracle } from '../screenOracle.ts';
import { findProof } from '../walkTables.ts';

export const mutate: Command = {
  name: 'mutate',
  summary: 'met une faute à la fois dans la machine, et nomme celles qu’aucun chemin ne remarque',
  words: [flowsWord],
  options: {
    'fail-under': { takes: 'pourcentage', help: 'le plus bas score accepté', by: '100' },
    verbose: { help: 'dit le sort de chaque faute' },
  },
  run: async (line, desk) => {
    const floor = line.percent('fail-under') ?? 100;
    let low = false;
    for (const flow of flowArguments(desk, line)) {
      let tenth = 0;
      const progress = (done: number, of: number) => {
        const reached = Math.floor((10 * done) / of);
        if (of >= 100 && reached > tenth) desk.err(`${flow.id} : ${done} fautes jugées sur ${of}`);
        tenth = reached;
      };
      const proof = await findProof(flow.model);
      const oracle = proof && screenOracle(proof);
      const exploration = exploreFlow(desk, flow);
      const report = judge(exploration, { oracle, progress });
      const { verdicts, survivors, staleArguments, score, operators } = report;
      saveMutants(desk.evidence, exploration, report);
      const argued = verdicts.filter(({ fate }) => fate === 'equivalent').length;
      desk.out(
        `${flow.id} : ${verdicts.length - survivors.length - argued} fautes remarquées sur ${verdicts.length}, ` +
          `${argued} sans effet, avec l’argument (${percentText(score)}), ` +
          (oracle ? 'd’après ce que l’écran montre et demande' : 'd’après tout ce que la machine garde'),
      );
      desk.out(`  ${operators.map(({ operator, faults }) => `${operator} ${faults}`).join(', ')}`);
      if (line.flag('verbose')) for (const { id, fate } of verdicts) desk.out(`  ${fate.padEnd(10)} ${id}`);
      for (const { id, what } of survivors) desk.out(`  inaperçue : ${id} (${what})`);
      for (const id of staleArguments) desk.out(`  n’est plus sans effet, ou n’existe plus : ${id}`);
      if (score < floor)
        desk.err(`${flow.id} : ${percentText(score)}, pour ${percentText(floor)} au moins demandés.`);
      low ||= score < floor || staleArguments.length > 0;
    }
    return low ? exit.found : exit.ok;
  },
};
