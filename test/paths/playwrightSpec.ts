import { fileURLToPath } from 'node:url';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { type SpecModules, toPlaywrightSpec } from '#src/kit/narration/playwrightSpec.ts';
import { toPathTitles } from '#src/kit/narration/titles.ts';
import type { Path } from '#src/kit/paths/paths.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Absolute, so that a specification runs from whatever folder it is written to. */
const specModules: SpecModules = {
  portal: here('../journeys/portal.ts'),
  driver: here('drivers/portal.ts'),
};

/** Paths as a specification that Playwright runs on the built portal. */
export const playwrightSpec = (exploration: Exploration, paths: readonly Path[]): string => {
  const titles = toPathTitles(exploration, paths);
  const played = paths.map((path, index) => ({ path, title: titles[index] ?? '' }));
  return toPlaywrightSpec(exploration, played, specModules);
};
