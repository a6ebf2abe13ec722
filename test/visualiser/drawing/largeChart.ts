import { createMachine } from 'xstate';
import { readChart } from '#src/kit/chart/chart.ts';
import { noWords } from '#src/kit/fixtures/races.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';

const groups = 27;
const size = 10;

const group = (index: number) => ({
  description: `Le groupe ${index} est ouvert`,
  initial: 's0',
  on: {
    ...(2 * index + 2 < groups && {
      'group.left': `g${2 * index + 1}`,
      'group.skipped': `g${2 * index + 2}`,
    }),
    ...(index && { 'group.reopened': `g${Math.floor((index - 1) / 2)}` }),
  },
  states: Object.fromEntries(
    Array.from({ length: size }, (_, at) => [
      `s${at}`,
      {
        description: `L’étape ${at} du groupe ${index} attend une réponse`,
        on: {
          'step.done': `s${(at + 1) % size}`,
          ...(at % 3 === 2 && { 'step.skipped': `s${(at + 4) % size}` }),
        },
      },
    ]),
  ),
});

export const largeFlow = (): DescribedFlow => ({
  chart: readChart(
    createMachine({
      id: 'large',
      description: 'Un flux de trois cents états',
      initial: 'g0',
      states: {
        ...Object.fromEntries(Array.from({ length: groups }, (_, index) => [`g${index}`, group(index)])),
        both: { type: 'parallel', states: { one: { initial: 'a', states: { a: {} } } } },
      },
    }),
  ),
  model: { words: noWords },
});
