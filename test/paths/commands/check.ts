import { visualiserCoverageWords as texts } from '#locales/fr/visualiserCoverage.ts';
import { lookUp } from '#locales/translator.ts';
import { plainName } from '#src/kit/chart/chart.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { newVisit, randomWalk, type Unforeseen } from '#src/kit/explore/randomWalk.ts';
import { isMachine } from '#src/kit/explore/seam.ts';
import { mutate as judge } from '#src/kit/mutants/mutate.ts';
import type { Command, CommandLine, Desk } from '../command.ts';
import {
  eachFlow,
  exit,
  exploreFlow,
  flowArguments,
  flowsWord,
  percentText,
  UsageError,
} from '../command.ts';
import { saveMutants } from '../evidence.ts';
import { counted } from '../runReport.ts';
import { findScreenOracle } from '../walkTables.ts';

const defaultWalks = { ofFlow: 200, ofMachine: 10 };

const toSteps = ({ input, moves }: Unforeseen): string[] => [input, ...moves].map((step) => `  → ${step}`);

const checkAtRandom = async (line: CommandLine, desk: Desk, machines: number, seed: number) => {
  const [flow] = line.words;
  if (flow !== undefined)
    throw new UsageError(`--machines ne vaut pour aucun flux : « ${flow} » est de trop.`);
  const walks = line.count('walks') ?? defaultWalks.ofMachine;
  // Loaded on demand, because the generator of random machines is slow to load.
  const { checkMachines } = await import('../random/checkMachines.ts');
  const { explored, places, refused, found } = await checkMachines({ machines, seed, walks });
  for (const [reason, count] of refused) desk.err(`refusées, ${count} : ${reason}`);
  if (!found) {
    desk.out(`${explored} machines, ${places} états : rien d’imprévu.`);
    return exit.ok;
  }
  desk.err(found.problem);
  desk.out(
    [
      `machine ${explored}, germe ${seed}, réduite, pas ${found.moves.length}: ${found.problem}`,
      ...toSteps(found),
      JSON.stringify(found.config, null, 2),
    ].join('\n'),
  );
  return exit.found;
};

const childMachines = ({ model: { machine, outcomes } }: Exploration): string[] =>
  Object.entries(machine.implementations.actors)
    .filter(([name, actor]) => name in outcomes && isMachine(actor))
    .map(([name]) => name);

export const check: Command = {
  name: 'check',
  summary: 'si de vrais acteurs, au hasard, ne vont que là où l’exploration du flux les attend',
  words: [flowsWord],
  options: {
    walks: {
      takes: 'n',
      help: `combien de promenades par flux (${defaultWalks.ofFlow}) ou par machine (${defaultWalks.ofMachine})`,
    },
    seed: {
      takes: 'n',
      help: 'le premier germe ; le même donne les mêmes promenades, les mêmes machines (0)',
    },
    machines: { takes: 'n', help: 'plutôt que les flux, tant de machines faites au hasard' },
  },
  run: async (line, desk) => {
    const [machines, seed] = [line.count('machines'), line.count('seed') ?? 0];
    if (machines !== undefined) return checkAtRandom(line, desk, machines, seed);
    const walks = line.count('walks') ?? defaultWalks.ofFlow;
    const found: string[] = [];
    const code = await eachFlow(desk, flowArguments(desk, line), async (flow) => {
      const exploration = exploreFlow(desk, flow);
      const visited = newVisit();
      for (let walk = 0; walk < walks; walk++) {
        const unforeseen = await randomWalk(exploration, { seed: seed + walk, visited });
        if (!unforeseen) continue;
        const { moves } = unforeseen;
        const problem = plainName(unforeseen.problem);
        found.push(
          `${flow.id}  germe ${seed + walk}, pas ${moves.length}: ${problem}`,
          ...toSteps(unforeseen),
        );
        desk.err(
          `${flow.id} : au pas ${moves.length} (germe ${seed + walk}), un acteur réel va là où l’exploration ne l’attend pas.${problem.includes('(the actor failed: ') ? '' : ' Le plus souvent, la clé du modèle oublie ce que lit une garde.'}`,
        );
        return exit.found;
      }
      const { length } = exploration.places;
      const share = percentText((100 * visited.places.size) / length);
      desk.out(
        `${flow.id} : ${counted(visited.places.size, 'situation visitée', 'situations visitées')} sur ${length} (${share}), ${counted(visited.steps, 'pas', 'pas')}.`,
      );
      for (const child of childMachines(exploration))
        desk.out(`  la machine « ${child} » n’est pas jouée : le modèle donne ses réponses.`);
      return exit.ok;
    });
    if (found.length || code === exit.ok) desk.out(found.length ? found.join('\n') : 'Rien d’imprévu.');
    return code;
  },
};

export const mutate: Command = {
  name: 'mutate',
  summary: 'met une faute à la fois dans la machine, et nomme celles qu’aucun chemin ne remarque',
  words: [flowsWord],
  options: {
    'fail-under': { takes: 'pourcentage', help: 'le plus bas score accepté', by: '100' },
    verbose: { help: 'dit le sort de chaque faute' },
  },
  run: (line, desk) => {
    const floor = line.percent('fail-under') ?? 100;
    return eachFlow(desk, flowArguments(desk, line), async (flow) => {
      let tenth = 0;
      const progress = (done: number, of: number) => {
        const reached = Math.floor((10 * done) / of);
        if (process.stderr.isTTY && of >= 100 && reached > tenth)
          desk.err(`${flow.id} : ${done} fautes jugées sur ${of}`);
        tenth = reached;
      };
      const oracle = flow.own === undefined ? await findScreenOracle(flow.model) : undefined;
      const exploration = exploreFlow(desk, flow);
      const report = judge(exploration, { oracle, progress });
      const { verdicts, survivors, staleArguments, score, operators } = report;
      if (flow.own === undefined) saveMutants(desk.evidence, exploration, report);
      const argued = verdicts.filter(({ fate }) => fate === 'equivalent').length;
      desk.out(
        `${flow.id} : ${verdicts.length - survivors.length - argued} fautes remarquées sur ${verdicts.length}, ` +
          `${argued} sans effet, avec l’argument (${percentText(score)}), ` +
          (oracle ? 'd’après ce que l’écran montre et demande' : 'd’après tout ce que la machine garde'),
      );
      const sayFault = (name: string) => lookUp(texts, `mutants.operator.${name}`) ?? name;
      desk.out(`  ${operators.map((one) => `${sayFault(one.operator)}\u00a0: ${one.faults}`).join(', ')}`);
      if (line.flag('verbose')) for (const { id, fate } of verdicts) desk.out(`  ${fate.padEnd(10)} ${id}`);
      for (const { id, what } of survivors) desk.out(`  inaperçue : ${id} (${what})`);
      for (const id of staleArguments) desk.out(`  n’est plus sans effet, ou n’existe plus : ${id}`);
      const isLow = score < floor;
      if (isLow)
        desk.err(`${flow.id} : ${percentText(score)}, pour ${percentText(floor)} au moins demandés.`);
      else if (staleArguments.length)
        desk.err(`${flow.id} : ${counted(staleArguments.length, 'argument')} à retirer du modèle.`);
      return isLow || staleArguments.length ? exit.found : exit.ok;
    });
  },
};
