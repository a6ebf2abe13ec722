import { describe, expect, it } from 'vitest';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import type { Picture } from '#src/visualiser/drawing/picture.ts';
import { layoutDirect } from '#test/paths/drawing.ts';
import { drawnFlows, everything } from './drawnFlows.ts';
import { findProblems } from './geometry.ts';

describe.each(drawnFlows)('the drawing of %s', (_, described) => {
  let drawing: Promise<Picture> | undefined;
  const draw = () => {
    drawing ??= layoutDirect(toSketch(described, 'french'));
    return drawing;
  };

  it('overlaps nowhere, in French', async () => {
    expect(findProblems(await draw())).toEqual([]);
  });

  it('shows every state, every branch, and where each group begins', async () => {
    const { nodes, arrows } = await draw();
    expect(nodes.filter(({ kind }) => kind !== 'initial').map(({ id }) => id)).toEqual(
      described.chart.nodes.map(({ id }) => id),
    );
    const shown = [
      ...arrows.flatMap(({ branch }) => branch ?? []),
      ...nodes.flatMap(({ items }) => items.flatMap(({ branch }) => branch ?? [])),
    ];
    expect([...new Set(shown)].sort()).toEqual(described.chart.branches.map(({ id }) => id).sort());
    const compounds = described.chart.nodes.filter(({ type }) => type === 'compound');
    expect(nodes.filter(({ kind }) => kind === 'initial').map(({ parent }) => parent)).toEqual(
      compounds.map(({ id }) => id),
    );
  });
});

describe('a collapsed group', () => {
  it('stands for what it holds', () => {
    const { nodes, arrows } = toSketch(everything, 'technical', new Set(['everything.right']));
    expect(nodes.filter(({ id }) => id.startsWith('everything.right')).map(({ id }) => id)).toEqual([
      'everything.right',
    ]);
    expect(nodes.find(({ id }) => id === 'everything.right')?.lines.map(({ text }) => text)).toContain(
      '6\u00a0états repliés'.replace('\u00a0', ' '),
    );
    const ends = arrows.filter(({ branch }) => branch).map(({ branch, target }) => [branch, target]);
    expect(ends).toContainEqual(['everything.left.b|go|0', 'everything.right']);
    expect(ends.map(([branch]) => branch)).not.toContain('everything.right.c|go|0');
  });
});
