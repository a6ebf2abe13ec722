import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { revisionsSchema } from '#src/visualiser/versions/describedFlow.schema.ts';
import { farReach, listRevisions, nearReach, storedAt } from '#src/visualiser/vite.config.ts';
import { makeRepository } from '../../makeRepository.ts';

const { root, git } = makeRepository();

const commit = (file: string, text: string, at: string): string => {
  writeFileSync(join(root, file), text);
  git('add', '.');
  process.env.GIT_COMMITTER_DATE = at;
  git('commit', '-qm', 'A change');
  delete process.env.GIT_COMMITTER_DATE;
  return git('rev-parse', 'HEAD');
};

describe('the revisions of a folder', () => {
  it('are none where git does not know it', () => {
    expect(listRevisions(root, farReach)).toEqual({ isCheckout: false, revisions: [] });
  });

  describe('in a checkout', () => {
    let first = '';
    let second = '';
    let third = '';
    beforeAll(() => {
      git('init', '-q');
      mkdirSync(join(root, 'test/books'), { recursive: true });
      mkdirSync(join(root, 'machines'));
      commit('machines/a.ts', '1', '2026-01-01T10:00:00Z');
      first = commit('test/books/kettle.chart.json', '{"v":1}', '2026-01-02T10:00:00Z');
      git('tag', '-a', 'v1', '-m', 'v1');
      rmSync(join(root, 'test/books'), { recursive: true });
      mkdirSync(join(root, 'test/flows/kettle'), { recursive: true });
      second = commit('test/flows/kettle/kettle.chart.json', '{"v":2}', '2026-01-03T10:00:00Z');
      third = commit('test/flows/kettle/kettle.screens.json', '{"s":3}', '2026-01-03T11:00:00Z');
      commit('README.md', 'x', '2026-01-04T10:00:00Z');
    });

    it('are those that keep a chart, the newest first, releases named, with what was read on its screens', () => {
      const known = revisionsSchema.parse(listRevisions(root, farReach));
      expect(known.isCheckout).toBe(true);
      expect(known.revisions.map(({ commit: id, tag, flows }) => [id, tag, flows])).toEqual([
        [third, null, ['kettle']],
        [second, null, ['kettle']],
        [first, 'v1', ['kettle']],
      ]);
      expect(listRevisions(root, nearReach)).toEqual(known);
      expect(storedAt(root, first, 'kettle', 'chart')).toBe('{"v":1}');
      expect(storedAt(root, second, 'kettle', 'chart')).toBe('{"v":2}');
      expect(storedAt(root, first, 'teapot', 'chart')).toBeNull();
      expect(storedAt(root, second, 'kettle', 'screens')).toBeNull();
      expect(storedAt(root, third, 'kettle', 'screens')).toBe('{"s":3}');
    });
  });
});
