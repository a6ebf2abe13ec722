import { findLayoutFaults } from '../../journeys/appearance/findLayoutFaults.ts';
import type { Proof } from '../../walks/defineProof.ts';
import { finishAnimations } from './animations.ts';
import { axeProblems, structureProblems } from './pageProblems.ts';

const audited = new WeakMap<Proof, Set<string>>();

export const audit = async (table: Proof, name: string): Promise<string[]> => {
  const done = audited.get(table) ?? new Set();
  if (done.has(name)) return [];
  audited.set(table, done.add(name));
  await finishAnimations();
  return [...structureProblems(), ...findLayoutFaults(), ...(await axeProblems())];
};
