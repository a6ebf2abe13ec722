import { readdirSync } from 'node:fs';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { PortalWalk } from '../walks/definePortalWalk.ts';
import type { FlowExpectations } from '../walks/expectations.ts';

const folder = new URL('../flows/', import.meta.url);

/** What the files of the flows that end so export, one each: a new one is found. */
const tables = async <Table>(ending: string): Promise<Table[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => Object.values<Table>(module));
};

/** Every `<flow>.portal.ts`. */
export const portalWalks = () => tables<PortalWalk>('.portal.ts');

/** The portal table of a model; undefined where it has none. */
export const findPortalWalk = async (model: FlowModel): Promise<PortalWalk | undefined> =>
  (await portalWalks()).find((table) => table.model === model);

/** Every `<flow>.expectations.ts`. */
export const flowExpectations = () => tables<FlowExpectations>('.expectations.ts');
