import '#src/ui/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { createMachine } from 'xstate';
import { loadBrand } from '#brands/load.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { noWords } from '#src/kit/fixtures/races.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import { ChartCanvas } from '#src/visualiser/drawing/canvas/ChartCanvas.tsx';
import { layoutInWorker } from '#src/visualiser/drawing/layout/layoutInWorker.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';

export type DrawingBench = {
  largest: string;
  layOut: (flow: string) => Promise<number>;
  show: () => void;
  frames: () => Promise<number>;
};

declare global {
  interface Window {
    drawingBench?: DrawingBench;
  }
}

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

const largeFlow: DescribedFlow = {
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
};

const weight = (id: string) => {
  const { nodes, branches } = describedFlow(id).chart;
  return nodes.length + branches.length;
};

const describedFlow = (id: string): DescribedFlow => {
  const flow = catalogue.find((known) => known.id === id);
  return flow ? { chart: readChart(flow.machine), model: flow.model } : largeFlow;
};

applyTheme(await loadBrand('ponant'), 'light');

const frames = () =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    let painted = 0;
    const count = () => {
      painted++;
      const lasted = performance.now() - began;
      if (lasted < 2000) requestAnimationFrame(count);
      else resolve((painted * 1000) / lasted);
    };
    requestAnimationFrame(count);
  });

window.drawingBench = {
  frames,
  largest: [...catalogue.map(({ id }) => id)].sort((a, b) => weight(b) - weight(a))[0] ?? '',
  layOut: async (flow) => {
    const began = performance.now();
    await layoutInWorker(toSketch(describedFlow(flow), 'french'));
    return performance.now() - began;
  },
  show: () => {
    const root = document.getElementById('root');
    if (root)
      createRoot(root).render(
        <ChartCanvas
          described={largeFlow}
          names="french"
          active={new Set()}
          taken={[]}
          selected={null}
          onSelect={() => {}}
          overlay={null}
          changes={null}
          query=""
        />,
      );
  },
};
