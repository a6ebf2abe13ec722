import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/chart/flow.ts';
import { noScreens, type Screens, screensSchema } from '#src/kit/narration/screens.ts';

/** What the walks of a flow have read on its screens: `npm run walks -- <flow> -u` writes it. */
export const screensOf = ({ id, folder }: Pick<Flow, 'id' | 'folder'>): Screens => {
  const file = fileURLToPath(new URL(`../flows/${folder}/${id}.screens.json`, import.meta.url));
  return existsSync(file) ? screensSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : noScreens;
};
