import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { evidenceFolder, mutantsFile, runsFile } from './evidence.schema.ts';

/** The page parses it: a file that is not what it should be is said to be so there. */
const readEvidence = (root: string, flow: string): string => {
  const read = (name: string) => {
    const file = join(root, evidenceFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : 'null';
  };
  return `{"runs":${read(runsFile(flow))},"mutants":${read(mutantsFile(flow))}}`;
};

/** Every flow has a chart. */
const listFlows = (root: string): string[] =>
  readdirSync(join(root, 'test/flows'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.chart.json') ? [basename(file, '.chart.json')] : [],
  );

const address = /\/evidence\/(\w+)\.json$/;

/**
 * Gives the visualiser what `npm run paths` keeps of its runs and of its mutations, at `evidence/<flow>.json`: as it
 * is at each reading in development, as it was at the build otherwise. `root` is that of the repository.
 */
export const evidence = (root: string): Plugin => ({
  name: 'evidence',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, flow] = address.exec(request.url?.split('?')[0] ?? '') ?? [];
      if (flow === undefined) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(readEvidence(root, flow));
    });
  },
  generateBundle() {
    for (const flow of listFlows(root))
      this.emitFile({ type: 'asset', fileName: `evidence/${flow}.json`, source: readEvidence(root, flow) });
  },
});
