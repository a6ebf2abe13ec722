import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { catalogue } from '#src/kit/catalogue.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { noWords } from '#src/kit/fixtures/noWords.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { layoutDirect } from '#src/visualiser/drawing/layout/layoutDirect.ts';
import { canCollapse } from '#src/visualiser/drawing/layout/shown.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import type { Picture } from '#src/visualiser/drawing/picture.ts';
import { toDescribedFlow } from '#test/paths/drawing.ts';
import { findProblems } from './geometry.ts';
import { largeFlow } from './largeChart.ts';

/** All that a chart may hold, and the flows hold little of. */
const everything: DescribedFlow = {
  chart: readChart(
    setup({ types: { events: {} as { type: 'go' | 'again' | 'back' | 'stay' | 'both' } } }).createMachine({
      id: 'everything',
      type: 'parallel',
      states: {
        left: {
          initial: 'a',
          on: { stay: {}, again: { target: 'left', reenter: true } },
          states: {
            a: {
              on: { go: 'b', back: { target: 'a', reenter: true }, again: { target: 'a', reenter: true } },
              after: { 2000: 'b' },
            },
            b: { on: { go: '#everything.right.past', both: ['a', '#everything.right.d'] } },
          },
        },
        right: {
          initial: 'c',
          onDone: { target: 'left' },
          states: {
            c: { on: { go: 'd', back: 'past' } },
            d: { initial: 'e', states: { e: { on: { go: 'f' } }, f: { type: 'final' } }, onDone: 'end' },
            past: { type: 'history', history: 'deep', target: 'd' },
            end: { type: 'final' },
          },
        },
      },
    }),
  ),
  model: { words: noWords },
};

const flows: [string, DescribedFlow][] = [
  ...catalogue.map((flow): [string, DescribedFlow] => [flow.id, toDescribedFlow(flow)]),
  ['everything', everything],
];

describe.each(flows)('the drawing of %s', (_, described) => {
  const groups = described.chart.nodes.filter(canCollapse).map(({ id }) => id);
  let drawing: Promise<Picture> | undefined;
  const draw = () => {
    drawing ??= layoutDirect(toSketch(described, 'french'));
    return drawing;
  };

  it('overlaps nowhere, in French', async () => {
    expect(findProblems(await draw())).toEqual([]);
  });

  it('overlaps nowhere, by the names of the code', async () => {
    expect(findProblems(await layoutDirect(toSketch(described, 'technical')))).toEqual([]);
  });

  it.skipIf(!groups.length).each(groups)('overlaps nowhere, %s collapsed', async (group) => {
    expect(findProblems(await layoutDirect(toSketch(described, 'french', new Set([group]))))).toEqual([]);
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

it('draws three hundred states without an overlap', { timeout: 120_000 }, async () => {
  const described = largeFlow();
  expect(described.chart.nodes.length).toBeGreaterThanOrEqual(300);
  const picture = await layoutDirect(toSketch(described, 'french'));
  expect(findProblems(picture)).toEqual([]);
});
