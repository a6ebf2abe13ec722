import { expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { mutate } from '#src/kit/mutants/mutate.ts';
import { screenOracle } from './screenOracle.ts';
import { flowSigns } from './walkTables.ts';

it.each(catalogue)('$id lets no fault go unnoticed by what the screen shows and asks', async ({ model }) => {
  const signs = (await flowSigns()).find((described) => described.model === model);
  const { survivors, staleArguments } = mutate(explore(model), { oracle: signs && screenOracle(signs) });
  expect(signs).toBeDefined();
  expect(survivors).toEqual([]);
  expect(staleArguments).toEqual([]);
});
