import { describe, expect, it } from 'vitest';
import { canCollapse } from '#src/visualiser/drawing/layout/shown.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import { layoutDirect } from '#test/paths/drawing.ts';
import { drawnFlows, findProblems } from './geometry.ts';
import { largeFlow } from './largeChart.ts';

const collapsible = drawnFlows.flatMap(([name, described]) =>
  described.chart.nodes.filter(canCollapse).map(({ id }) => [name, id, described] as const),
);

describe('the drawing of a flow', () => {
  it.each(drawnFlows)('has no overlap with code names: %s', async (_, described) => {
    expect(findProblems(await layoutDirect(toSketch(described, 'technical')))).toEqual([]);
  });

  it.each(collapsible)('has no overlap: %s, %s collapsed', async (_name, group, described) => {
    expect(findProblems(await layoutDirect(toSketch(described, 'french', new Set([group]))))).toEqual([]);
  });
});

it('has no overlap with three hundred states', { timeout: 120_000 }, async () => {
  const described = largeFlow();
  expect(described.chart.nodes.length).toBeGreaterThanOrEqual(300);
  const picture = await layoutDirect(toSketch(described, 'french'));
  expect(findProblems(picture)).toEqual([]);
});
