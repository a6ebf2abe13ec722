import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { revisionsSchema } from '#src/visualiser/versions/flowsFile.schema.ts';
import { evidence, keepDays, listRevisions, versions } from '#src/visualiser/vite.config.ts';
import { makeRepository } from '../../makeRepository.ts';

const { root, git } = makeRepository();

const commit = (file: string, at: string): string => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), at);
  git('add', '.');
  process.env.GIT_COMMITTER_DATE = at;
  git('commit', '-qm', 'A change');
  delete process.env.GIT_COMMITTER_DATE;
  return git('rev-parse', 'HEAD');
};

describe('the revisions of a folder', () => {
  it('are an empty list outside Git', () => {
    expect(listRevisions(root)).toEqual([]);
  });

  describe('in a checkout', () => {
    let released = '';
    let second = '';
    let third = '';
    beforeAll(() => {
      git('init', '-q');
      released = commit('README.md', '2026-01-01T10:00:00Z');
      git('tag', '-a', 'v1', '-m', 'v1');
      commit('machines/kettle/kettle.machine.ts', '2026-01-02T09:00:00Z');
      second = commit('test/flows/cup/cup.md', '2026-01-02T10:00:00Z');
      third = commit('test/flows/kettle/kettle.md', '2026-01-03T11:00:00Z');
      commit('README.md', '2026-01-04T10:00:00Z');
    });

    it('are the releases and the changes of machines and books, with the newest first', () => {
      const known = revisionsSchema.parse(listRevisions(root));
      expect(known.map(({ commit: id, tag, flows }) => [id, tag, flows])).toEqual([
        [third, null, ['kettle']],
        [second, null, ['cup']],
        [released, 'v1', []],
      ]);
    });

    it('are in a build only the last revision of each day and the last release', () => {
      const at = (day: number, flows: string[], hour = 10) => ({
        ...{ commit: `${day} ${hour}`, tag: null, flows },
        at: `2026-03-0${day}T${hour}:00:00Z`,
      });
      const revisions = [
        ...[at(8, ['cup']), at(7, ['cup'], 12), at(7, ['kettle']), at(6, ['cup'])],
        ...[at(5, ['cup']), at(4, ['cup']), at(3, ['cup']), { ...at(2, []), tag: 'v1' }],
      ];
      const found = keepDays(revisions).map(({ commit: id, flows }) => [id, ...flows].join(' '));
      const last = ['6 10 cup', '5 10 cup', '4 10 cup', '2 10'];
      expect(found).toEqual(['8 10 cup', '7 12 cup kettle', ...last]);
    });

    it('are exported once each, with status 404 if the export fails', async () => {
      const exported = vi.fn(async (_root: string, revision?: string) => {
        if (revision !== second) throw new Error('No catalogue');
        return '{"flows":[]}';
      });
      const server = await createServer({
        root,
        configFile: false,
        logLevel: 'silent',
        optimizeDeps: { noDiscovery: true },
        plugins: [versions(root, exported), evidence(root)],
        server: { port: 0, host: '127.0.0.1' },
      });
      await server.listen();
      const [url = ''] = server.resolvedUrls?.local ?? [];
      const read = (path: string) => fetch(new URL(path, url));
      const get = (name: string) => read(`src/visualiser/versions/${name}.json`);
      try {
        expect(revisionsSchema.parse(await (await get('revisions')).json())).toHaveLength(3);
        expect(await (await get(second)).json()).toEqual({ flows: [] });
        expect(await (await get(second)).json()).toEqual({ flows: [] });
        expect((await get(released)).status).toBe(404);
        for (const path of ['evidence/nothing.json', 'src/visualiser/evidence/nothing.json?t=1'])
          expect(await (await read(path)).json()).toEqual({ runs: null, mutants: null });
        expect(exported.mock.calls).toEqual([second, released].map((revision) => [root, revision]));
      } finally {
        await server.close();
      }
    });
  });
});
