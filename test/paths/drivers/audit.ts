import axe from 'axe-core';
import type { Walk } from '../../walks/defineWalk.ts';

const audited = new WeakMap<Walk, Set<string>>();

/** Lets what is moving come to rest; what turns without end is left. */
const stillness = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => undefined)),
  );

/** What axe finds on a screen that a person sees, once for each state of a walk. */
export const audit = async (table: Walk, name: string): Promise<string[]> => {
  const done = audited.get(table) ?? new Set();
  if (done.has(name)) return [];
  audited.set(table, done.add(name));
  await stillness();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
