import ELK from 'elkjs/lib/elk-api.js';
import address from 'elkjs/lib/elk-worker.min.js?url';
import type { Picture } from '../picture.ts';
import { type Engine, layOut } from './layout.ts';
import type { Sketch } from './sketch.ts';

/** Starts ELK in a worker. Rejects when the worker fails, because ELK would never settle its promises. */
const start = (): Engine => {
  const worker = new Worker(address);
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      engine = undefined;
      reject(new Error(`The layout's worker failed: ${message}`));
    });
  });
  const elk = new ELK({ workerFactory: () => worker });
  return (graph) => Promise.race([elk.layout(graph), died]);
};

let engine: Engine | undefined;

export const layoutInWorker = (sketch: Sketch): Promise<Picture> => {
  engine ??= start();
  return layOut(sketch, engine);
};
