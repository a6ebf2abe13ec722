import { readdirSync } from 'node:fs';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import type { PortalWalk } from '../walks/definePortalWalk.ts';
import type { Proof } from '../walks/defineProof.ts';

const folder = new URL('../flows/', import.meta.url);

let proofs: Promise<Proof[]> | undefined;

const load = async (): Promise<Proof[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.proof.tsx'),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => Object.values<Proof>(module));
};

const loadProofs = (): Promise<Proof[]> => {
  proofs ??= load();
  return proofs;
};

export const findProof = async (model: FlowModel): Promise<Proof | undefined> =>
  (await loadProofs()).find((proof) => proof.model === model);

export const portalWalks = async (): Promise<PortalWalk[]> =>
  (await loadProofs()).flatMap(({ portal }) => portal ?? []);

export const findPortalWalk = async (model: FlowModel): Promise<PortalWalk | undefined> =>
  (await findProof(model))?.portal;

export const proofFile = ({ id, folder }: Pick<Flow, 'id' | 'folder'>): string =>
  `test/flows/${folder}/${id}.proof.tsx`;
