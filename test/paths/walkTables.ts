import { readdirSync } from 'node:fs';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Oracle } from '#src/kit/mutants/mutate.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import type { PortalWalk } from '../walks/definePortalWalk.ts';
import type { Proof } from '../walks/defineProof.ts';
import { type FlowExpectations, shownAt } from '../walks/expectations.ts';
import { type Desk, UsageError } from './command.ts';

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

const searchProof = async (model: FlowModel): Promise<Proof | undefined> =>
  (await loadProofs()).find((proof) => proof.model === model);

/** Visible part of a step, without the context. No path can detect a mutant that changes no visible part. */
const screenOracle =
  (expectations: FlowExpectations): Oracle =>
  ({ name, calls, called, actions, configuration: { snapshot } }, frames) => ({
    name,
    marks: [...snapshot.tags].sort(),
    shown: shownAt(expectations, frames, frames.length - 1),
    calls,
    called,
    emitted: actions.filter((action) => action.startsWith('emit ')),
    ended: { status: snapshot.status, output: snapshot.output },
  });

export const findScreenOracle = async (model: FlowModel): Promise<Oracle | undefined> => {
  const proof = await searchProof(model);
  return proof && screenOracle(proof);
};

export const portalWalks = async (): Promise<PortalWalk[]> =>
  (await loadProofs()).flatMap(({ portal }) => portal ?? []);

export const findPortalWalk = async (model: FlowModel): Promise<PortalWalk | undefined> =>
  (await searchProof(model))?.portal;

const proofFile = ({ id, folder }: Flow): string => `test/flows/${folder}/${id}.proof.tsx`;

export const flowsOnPortal = async ({ err }: Desk, flows: readonly Flow[]): Promise<readonly Flow[]> => {
  const tables = await Promise.all(flows.map(({ model }) => findPortalWalk(model)));
  const missing = flows.filter((_, index) => !tables[index]).map(proofFile);
  if (missing.length === flows.length)
    throw new UsageError(`Aucune table « portal » dans : ${missing.join(', ')}.`);
  if (missing.length) err(`Laissés de côté, sans table « portal » : ${missing.join(', ')}`);
  return flows.filter((_, index) => tables[index]);
};
