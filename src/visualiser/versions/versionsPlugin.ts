import type { Plugin } from 'vite';
import { chartAt, farReach, listRevisions, nearReach } from './revisions.ts';

const address = /\/versions\/(?:(revisions)|([0-9a-f]{40,64})\/(\w+))\.json$/;

/**
 * Gives the visualiser the charts that git keeps, at `versions/revisions.json` and `versions/<commit>/<flow>.json`:
 * many in development, a chosen few in what is built. `root` is that of the repository.
 */
export const versions = (root: string): Plugin => ({
  name: 'versions',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const found = address.exec(request.url?.split('?')[0] ?? '');
      if (!found) return next();
      const [, list, commit = '', flow = ''] = found;
      const text = list ? JSON.stringify(listRevisions(root, farReach)) : chartAt(root, commit, flow);
      response.statusCode = text === null ? 404 : 200;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(text ?? 'null');
    });
  },
  generateBundle() {
    const known = listRevisions(root, nearReach);
    const emit = (name: string, source: string) =>
      this.emitFile({ type: 'asset', fileName: `versions/${name}.json`, source });
    emit('revisions', JSON.stringify(known));
    for (const { commit, flows } of known.revisions)
      for (const flow of flows) emit(`${commit}/${flow}`, chartAt(root, commit, flow) ?? 'null');
  },
});
