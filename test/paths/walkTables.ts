import { readdirSync } from 'node:fs';
import type { PortalWalk } from '../walks/definePortalWalk.ts';
import type { FlowSigns } from '../walks/signs.ts';

const folder = new URL('../walks/', import.meta.url);

/** What the files of the walks that end so say, one each: a new one is taken without a word here. */
const tables = async <Table>(ending: string): Promise<Table[]> => {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => Object.values<Table>(module));
};

/** Every `<flow>.portal.ts`. */
export const portalWalks = () => tables<PortalWalk>('.portal.ts');

/** Every `<flow>.signs.ts`. */
export const flowSigns = () => tables<FlowSigns>('.signs.ts');
