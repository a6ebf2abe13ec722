import ELK from 'elkjs/lib/elk-api.js';
import address from 'elkjs/lib/elk-worker.min.js?url';
import * as z from 'zod/mini';
import { load } from '../../app/useRead.ts';
import type { Picture } from '../picture.ts';
import { type Engine, layOut, sketchKey } from './layout.ts';
import type { Sketch } from './sketch.ts';

/** Starts ELK in a web worker. Rejects if the worker fails, in which case ELK never responds. */
const start = (): Engine => {
  const worker = new Worker(address);
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      engine = undefined;
      reject(new Error(`The worker of the layout failed: ${message}`));
    });
  });
  const elk = new ELK({ workerFactory: () => worker });
  return (graph) => Promise.race([elk.layout(graph), died]);
};

let engine: Engine | undefined;

const builtSchema = z.record(
  z.string(),
  z.custom<Picture>((value) => typeof value === 'object'),
);

type Pictures = Readonly<Record<string, Picture>>;

const built = new Map<string, Promise<Pictures>>();

const readBuilt = (flow: string) => {
  const read = built.get(flow) ?? load(`drawings/${flow}.json`, builtSchema).catch((): Pictures => ({}));
  built.set(flow, read);
  return read;
};

const known = new Map<string, Promise<Picture>>();

const layOutHere = (sketch: Sketch) => {
  engine ??= start();
  return layOut(sketch, engine);
};

export const layoutInWorker = (sketch: Sketch): Promise<Picture> => {
  const key = sketchKey(sketch);
  const picture =
    known.get(key) ?? readBuilt(sketch.id).then((pictures) => pictures[key] ?? layOutHere(sketch));
  known.set(key, picture);
  picture.catch(() => known.delete(key));
  return picture;
};
