import type { Chart, NodeChart } from '../../../kit/chart/chart.ts';

export const isGroup = ({ type }: NodeChart): boolean => type === 'compound' || type === 'parallel';

/** False for the machine itself, because a collapsed machine would show nothing. */
export const canCollapse = (node: NodeChart): boolean => isGroup(node) && node.parent !== null;

/** Selects the visible states and arrows. Arrows of the content of a collapsed group end at the group. */
export const chooseShown = ({ nodes, branches }: Chart, collapsed: ReadonlySet<string>) => {
  const closed = new Set(
    nodes.filter((node) => canCollapse(node) && collapsed.has(node.id)).map(({ id }) => id),
  );
  const stands = new Map<string, string>();
  for (const { id, parent } of nodes) {
    const above = parent === null ? undefined : stands.get(parent);
    stands.set(id, above !== undefined && closed.has(above) ? above : id);
  }
  const standIn = (id: string): string => stands.get(id) ?? id;
  const isInside = (source: string, target: string) =>
    closed.has(standIn(source)) && standIn(target) === standIn(source);
  return {
    nodes: nodes.filter(({ id }) => standIn(id) === id),
    arrows: branches.flatMap((branch) => {
      const targets = [
        ...new Set(branch.targets.filter((target) => !isInside(branch.source, target)).map(standIn)),
      ];
      return targets.length ? [{ branch, source: standIn(branch.source), targets }] : [];
    }),
    isClosed: (id: string) => closed.has(id),
    standIn,
  };
};

export type Shown = ReturnType<typeof chooseShown>;
