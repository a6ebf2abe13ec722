import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#src/kit/catalogue.ts';
import { looseModel } from '#src/kit/fixtures/races.ts';
import { runCommand } from './cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `diff.test.ts` compares small flows; here, all of the last commit are loaded from its archive. */
it('compares every flow with the last commit', async () => {
  const machine = createMachine({ id: 'extra' });
  const extra = { id: 'extra', folder: 'extra', machine, model: looseModel(machine) };
  const out: string[] = [];
  const flows = [...catalogue, extra];
  const desk = { flows, out: (text: string) => out.push(text), err: () => {}, root, evidence: root };
  expect(await runCommand(['diff', 'HEAD'], desk)).toBe(1);
  expect(out.join('\n')).toContain('+ flux extra');
});
