import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { looseModel } from '#src/kit/fixtures/races.ts';
import { mutate } from '#src/kit/mutants/mutate.ts';
import { runCommand } from './cli.ts';
import { screenOracle } from './screenOracle.ts';
import { findProof } from './walkTables.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `diff.test.ts` compares small flows; this one loads all flows of the last commit from its archive. */
it('compares every flow with the last commit', async () => {
  const machine = createMachine({ id: 'extra' });
  const extra = { id: 'extra', folder: 'extra', machine, model: looseModel(machine) };
  const out: string[] = [];
  const flows = [...catalogue, extra];
  const desk = { flows, out: (text: string) => out.push(text), err: () => {}, root, evidence: root };
  expect(await runCommand(['diff', 'HEAD'], desk)).toBe(1);
  expect(out.join('\n')).toContain('+ flux extra');
});

// Thousands of mutants of one flow, on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

it.each(catalogue)('$id: detects every mutant by its screens and requests', async ({ model }) => {
  const proof = await findProof(model);
  const { survivors, staleArguments } = mutate(explore(model), {
    oracle: proof && screenOracle(proof),
  });
  expect(proof).toBeDefined();
  expect(survivors).toEqual([]);
  expect(staleArguments).toEqual([]);
});
