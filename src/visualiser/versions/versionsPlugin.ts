import type { Plugin } from 'vite';
import { farReach, listRevisions, nearReach, storedAt } from './revisions.ts';

const address = /\/versions\/(?:(revisions)|([0-9a-f]{40,64})\/(\w+)(\.screens)?)\.json$/;

/**
 * Gives the visualiser what git keeps of the flows, at `versions/revisions.json`, `versions/<commit>/<flow>.json` (its chart)
 * and `versions/<commit>/<flow>.screens.json` (what is read on its screens, null where that is not kept): many in
 * development, a chosen few in what is built. `root` is that of the repository.
 */
export const versions = (root: string): Plugin => ({
  name: 'versions',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const found = address.exec(request.url?.split('?')[0] ?? '');
      if (!found) return next();
      const [, list, commit = '', flow = '', screens] = found;
      const text = list
        ? JSON.stringify(listRevisions(root, farReach))
        : storedAt(root, commit, flow, screens ? 'screens' : 'chart');
      response.statusCode = text === null && !screens ? 404 : 200;
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
      for (const flow of flows) {
        emit(`${commit}/${flow}`, storedAt(root, commit, flow, 'chart') ?? 'null');
        emit(`${commit}/${flow}.screens`, storedAt(root, commit, flow, 'screens') ?? 'null');
      }
  },
});
