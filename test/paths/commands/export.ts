import { join } from 'node:path';
import type { Flow } from '#src/kit/chart/flow.ts';
import type { FlowsFile } from '#src/visualiser/versions/flowsFile.schema.ts';
import { type Command, exit } from '../command.ts';
import { toDescribedFlow } from '../drawing.ts';
import { recordingsOf } from '../recordings.ts';
import { type RevisionCopy, withRevision } from '../revision.ts';
import { writeFile } from '../writeFile.ts';

const toFlowsFile = (flows: readonly Flow[], root: string): string =>
  JSON.stringify({
    flows: flows.map((flow) => ({ ...toDescribedFlow(flow), ...recordingsOf(flow, root) })),
  } satisfies FlowsFile);

export const exportFlows: Command = {
  name: 'export',
  summary: 'écrit dans coverage/flows.json les schémas et les textes des écrans, pour « Changements »',
  words: [],
  options: {
    rev: { takes: 'révision', help: 'une révision git, écrite dans coverage/flows/<commit>.json' },
  },
  run: async (line, { flows, out, root }) => {
    const coverage = join(root, 'coverage');
    const revision = line.text('rev');
    if (revision !== undefined) {
      const write = ({ flows: old, commit, folder }: RevisionCopy) =>
        writeFile(join(coverage, 'flows'), `${commit}.json`, toFlowsFile(old, folder));
      out(await withRevision(root, revision, write));
      return exit.ok;
    }
    out(writeFile(coverage, 'flows.json', toFlowsFile(flows, root)));
    return exit.ok;
  },
};
