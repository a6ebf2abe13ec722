import { expect, it, vi } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { mutate } from '#src/kit/mutants/mutate.ts';
import { findScreenOracle } from './walkTables.ts';

vi.setConfig({ testTimeout: 300_000 });

it.each(catalogue)('detects each mutant of $id by the screens and the requests', async ({ model }) => {
  const oracle = await findScreenOracle(model);
  const { survivors, staleArguments } = mutate(explore(model), { oracle });
  expect(oracle).toBeDefined();
  expect(survivors).toEqual([]);
  expect(staleArguments).toEqual([]);
});
