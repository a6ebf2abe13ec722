import { readdirSync } from 'node:fs';
import type { PortalWalk } from '../walks/definePortalWalk.ts';

const folder = new URL('../walks/', import.meta.url);

/** Every `<flow>.portal.ts` of the walks: a new one is walked without a word here. */
export const portalWalks = async (): Promise<PortalWalk[]> => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.portal.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => Object.values<PortalWalk>(module));
};
