import { wander } from '#src/kit/explore/wander.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord } from '../command.ts';

const defaultWalks = 200;

export const check: Command = {
  name: 'check',
  summary: 'si de vrais acteurs, au hasard, ne vont que là où l’exploration du flux les attend',
  words: [flowsWord],
  options: {
    walks: { takes: 'n', help: `combien de promenades par flux (${defaultWalks})` },
    seed: { takes: 'n', help: 'le premier germe ; le même donne les mêmes promenades (0)' },
  },
  run: async (line, desk) => {
    const [walks, seed] = [line.count('walks') ?? defaultWalks, line.count('seed') ?? 0];
    const found: string[] = [];
    for (const flow of flowArguments(desk, line)) {
      const exploration = exploreFlow(desk, flow);
      for (let walk = 0; walk < walks; walk++) {
        const unforeseen = await wander(exploration, { seed: seed + walk });
        if (!unforeseen) continue;
        const { input, moves, problem } = unforeseen;
        found.push(
          `${flow.id}  germe ${seed + walk}, pas ${moves.length}: ${problem}`,
          ...[`  ${input}`, ...moves].map((step) => `  → ${step}`),
        );
        break;
      }
    }
    desk.out(found.length ? found.join('\n') : 'Rien d’imprévu.');
    return found.length ? exit.found : exit.ok;
  },
};
