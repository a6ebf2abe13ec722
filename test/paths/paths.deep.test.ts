import { expect, it, vi } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { mutate } from '#src/kit/mutants/mutate.ts';
import { screenOracle } from './screenOracle.ts';
import { searchProof } from './walkTables.ts';

vi.setConfig({ testTimeout: 300_000 });

it.each(catalogue)('detects each mutant of $id by the screens and the requests', async ({ model }) => {
  const proof = await searchProof(model);
  const { survivors, staleArguments } = mutate(explore(model), { oracle: proof && screenOracle(proof) });
  expect(proof).toBeDefined();
  expect(survivors).toEqual([]);
  expect(staleArguments).toEqual([]);
});
