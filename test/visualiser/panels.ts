import axe from 'axe-core';
import { findFlow } from '#src/visualiser/app/flows.ts';

export const addContract = findFlow('addContract');

export const axeViolations = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
