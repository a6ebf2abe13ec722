import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '#brands/load.ts';
import { coverageOf } from '#machines/kit/coverage.ts';
import { explore } from '#machines/kit/explore.ts';
import { criteria, pathsOf } from '#machines/kit/paths.ts';
import { applyTheme } from '#src/ui/theme.ts';
import { walkView } from '../paths/drivers/view.tsx';
import type { Walk } from './defineWalk.ts';
import '#src/ui/global.css.ts';

/** Every `<flow>.walk.tsx` of this folder: a new one is walked without a word here. */
const walks = Object.values(import.meta.glob<Record<string, Walk>>('./*.walk.tsx', { eager: true })).flatMap(
  (module) => Object.values(module),
);

const criterion = criteria.find((name) => name === import.meta.env.PATHS_CRITERION) ?? 'everything';

const lasted: number[] = [];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

beforeAll(async () => {
  document.documentElement.lang = 'fr';
  document.title = 'Parcours';
  applyTheme(await loadBrand('ponant'), 'light');
});

afterAll(() => {
  const half = median(lasted);
  console.log(`${lasted.length} steps in the views, ${half.toFixed(1)} ms at the median`);
  expect(half).toBeLessThan(60);
});

describe.each(walks)('the view', (table) => {
  const { id } = table.model.machine;
  const exploration = explore(table.model);
  const taken: string[] = [];

  for (const path of pathsOf(exploration, criterion))
    it(`${id} ${path.id}`, async () => {
      const walked = await walkView(table, path);
      expect(walked.problems).toEqual([]);
      taken.push(...walked.branches);
      lasted.push(...walked.lasted);
    });

  it(`${id} takes every declared branch`, () => {
    expect(coverageOf(exploration, taken).missing.map(({ branch }) => branch.id)).toEqual([]);
  });
});
