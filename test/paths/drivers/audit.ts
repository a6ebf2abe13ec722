import { findLayoutFaults } from '../../journeys/appearance/findLayoutFaults.ts';
import type { Proof } from '../../walks/defineProof.ts';
import { axeProblems, finishAnimations, structureProblems } from './pageProblems.ts';

const audited = new WeakMap<Proof, Set<string>>();

export const audit = async (table: Proof, name: string): Promise<string[]> => {
  // Chromium audits each screen: another engine draws the same structure.
  if (import.meta.env.PATHS_ENGINE) return [];
  const done = audited.get(table) ?? new Set();
  if (done.has(name)) return [];
  audited.set(table, done.add(name));
  await finishAnimations();
  return [...structureProblems(), ...findLayoutFaults(), ...(await axeProblems())];
};
