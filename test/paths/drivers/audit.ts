import axe from 'axe-core';
import type { Proof } from '../../walks/defineProof.ts';
import { finishAnimations } from './animations.ts';

const audited = new WeakMap<Proof, Set<string>>();

/** What axe finds on a screen that a person sees, once for each state of a walk. */
export const audit = async (table: Proof, name: string): Promise<string[]> => {
  const done = audited.get(table) ?? new Set();
  if (done.has(name)) return [];
  audited.set(table, done.add(name));
  await finishAnimations();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
