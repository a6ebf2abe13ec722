import type { CDPSession, Page } from 'playwright';
import * as z from 'zod/mini';
import type { Benchmark, Measure } from './benchmark.ts';
import { ownMeterPath, signedIn, toPageAddress, withPage } from './portal.ts';

const heapSchema = z.object({
  nodes: z.array(z.number()),
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
});

type Footprint = { heap: number; objects: number; nodes: number; listeners: number };

const countObjects = async (session: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = heapSchema.parse(JSON.parse(chunks.join('')));
  const { node_fields, node_types } = snapshot.meta;
  const counted = ['object', 'closure'].map((type) => node_types[0].indexOf(type));
  return nodes.filter((value, rank) => rank % node_fields.length === 0 && counted.includes(value)).length;
};

const watchFootprint = async (page: Page): Promise<() => Promise<Footprint>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    // Collects three times, because some objects are collectable only after an earlier garbage collection.
    for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
    return {
      heap: read('JSHeapUsedSize') / 1000,
      objects: await countObjects(session),
      nodes: read('Nodes'),
      listeners: read('JSEventListeners'),
    };
  };
};

/** Number of visited pages: 42 tours of the 12 measured pages, 21 tours in each half. */
const navigations = 504;

type Stop = { path: string; settled: string };

const settledFlow = (flow: string, state: string) => `main [data-flow="${flow}"][data-state="${state}"]`;

const titled = (title: string) => `h1:has-text("${title}")`;

const compared =
  '/espace-consommation/comparaison?compteurs=981000000037%2FPDS004217&compteurs=981000000037%2FPDS400001';

const stops: readonly Stop[] = [
  { path: '/espace-consommation', settled: settledFlow('consumption', 'listed.settled') },
  { path: ownMeterPath, settled: settledFlow('histogram', 'shown') },
  { path: `${ownMeterPath}/attestation`, settled: 'main article' },
  { path: compared, settled: 'main [data-flow="comparison"] table' },
  { path: '/espace-facturation', settled: settledFlow('billing', 'listed.settled') },
  { path: '/espace-personnel', settled: titled('Espace personnel') },
  { path: '/espace-personnel?modale=name', settled: '[data-flow="nameEdit"] form' },
  { path: '/mentions-legales', settled: titled('Mentions légales') },
  { path: '/espace-admin', settled: 'main table' },
  { path: '/espace-produit/switch', settled: titled('Coupure à distance') },
  { path: '/cgu', settled: titled('Conditions générales') },
  { path: '/', settled: 'main :text("Solde de vos contrats")' },
];

const visit = async (page: Page, { path, settled }: Stop): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page
    .locator(settled)
    .first()
    .waitFor()
    .catch((cause) => {
      throw new Error(`${path} does not reach its settled state`, { cause });
    });
};

const tour = async (page: Page, count: number): Promise<void> => {
  for (let rank = 0; rank < count; rank++) {
    const stop = stops[rank % stops.length];
    if (stop) await visit(page, stop);
  }
  await page.waitForLoadState('networkidle');
};

/** Allowed growth in the second half of the visit, in which the browser still compiles code. */
const margins = { heap: 0.05, objects: 0.01, nodes: 0.05, listeners: 0.05 };

/** Compares the second half of the visit: a cache has stopped growing by then, a memory leak has not. */
const compare = (before: Footprint, halfway: Footprint, after: Footprint): Measure[] =>
  (['heap', 'objects', 'nodes', 'listeners'] as const).flatMap((key) => {
    const format = { unit: key === 'heap' ? 'kB' : '', digits: 0 };
    const budget = Math.round(halfway[key] * (1 + margins[key]));
    return [
      { label: `${key}, before`, value: before[key], ...format },
      { label: `${key}, halfway`, value: halfway[key], ...format },
      { label: `${key}, after ${navigations} navigations`, value: after[key], ...format, budget },
    ];
  });

export const soak: Benchmark = {
  name: `Memory after ${navigations} navigations and garbage collection`,
  run: () =>
    withPage(async (page, url) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(toPageAddress(url, { path: '/', isConnected: true }));
      await page.locator(signedIn).first().waitFor();
      const measure = await watchFootprint(page);
      await tour(page, 3 * stops.length);
      const before = await measure();
      await tour(page, navigations / 2);
      const halfway = await measure();
      await tour(page, navigations / 2);
      const after = await measure();
      if (errors.length > 0) throw new AggregateError(errors, 'The portal threw errors');
      return compare(before, halfway, after);
    }),
};
