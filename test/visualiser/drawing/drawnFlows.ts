import { setup } from 'xstate';
import { catalogue } from '#src/kit/catalogue.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { noWords } from '#src/kit/fixtures/races.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { toDescribedFlow } from '#test/paths/drawing.ts';

/** All that a chart may hold, and the flows hold little of. */
export const everything: DescribedFlow = {
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

/** What the drawing is tried on, each with its name. */
export const drawnFlows: [string, DescribedFlow][] = [
  ...catalogue.map((flow): [string, DescribedFlow] => [flow.id, toDescribedFlow(flow)]),
  ['everything', everything],
];
