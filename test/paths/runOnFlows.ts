import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { runCommand } from './cli.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command on flows. Returns its exit code, and the lines of its two outputs. */
export const runOnFlows = async (
  flows: readonly Flow[],
  words: readonly string[],
  folders: { root?: string; evidence?: string } = {},
) => {
  const [out, err]: [string[], string[]] = [[], []];
  const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await runCommand(words, { flows, ...output, root, evidence: '/nowhere', ...folders });
  return { code, out: out.join('\n'), err: err.join('\n') };
};
