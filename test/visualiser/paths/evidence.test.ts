import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { mutate } from '#src/kit/mutants/mutate.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import {
  fingerprint,
  missingIn,
  mutantsFile,
  mutantsSchema,
  runsFile,
  runsSchema,
  staleIn,
  toOverlay,
} from '#src/visualiser/evidence/evidence.ts';
import { walkActor } from '#test/paths/drivers/actor.ts';
import {
  readPlaywrightPaths,
  readVitestPaths,
  saveMutants,
  saveRun,
  walkedIn,
} from '#test/paths/evidence.ts';

const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
afterAll(() => rmSync(folder, { recursive: true }));

const exploration = explore(addContractModel);
const { chart } = exploration;
const paths = findPaths(exploration, 'everything');
const walked = await Promise.all(paths.map((path) => walkActor(addContractModel, path)));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const readRuns = () => runsSchema.parse(read(runsFile('addContract'))).runs;

describe('results of test runs', () => {
  it('count the branches and refusals of the last run of each driver', () => {
    saveRun(folder, exploration, 'actor', 'states', walked.slice(1));
    saveRun(folder, exploration, 'view', 'everything', walked);
    saveRun(folder, exploration, 'actor', 'everything', walked);
    expect(readRuns().map(({ driver, criterion }) => [driver, criterion])).toEqual([
      ['view', 'everything'],
      ['actor', 'everything'],
    ]);
    const run = readRuns().at(-1) ?? expect.unreachable();
    expect(run.chart).toBe(fingerprint(chart));
    expect(missingIn(chart, run)).toEqual([]);
    const overlay = toOverlay(chart, run, null);
    expect(Object.values(overlay).every(({ count }) => count > 0)).toBe(true);
    expect(overlay['addContract.editing|form.submitted|0']).toMatchObject({ refused: 2 });
    expect(overlay['addContract.editing|closed|0']).toMatchObject({ refused: 0 });
  });

  it('list a branch as uncovered if its condition has changed since the run', () => {
    saveRun(folder, exploration, 'actor', 'everything', walked);
    const run = readRuns().at(-1) ?? expect.unreachable();
    const changed = 'addContract.editing|form.submitted|0';
    const after = {
      ...chart,
      branches: chart.branches.map((branch) =>
        branch.id === changed ? { ...branch, guard: null } : { ...branch, description: 'dite autrement' },
      ),
    };
    expect(staleIn(chart, run)).toEqual([]);
    expect(staleIn(after, run).map(({ id }) => id)).toEqual([changed]);
    expect(missingIn(after, run).map(({ id }) => id)).toEqual([changed]);
    expect(toOverlay(after, run, null)[changed]).toMatchObject({ count: 0 });
  });

  it('contain the result of each path from a report of Playwright or Vitest', () => {
    const [first, second, third] = paths.map(({ flow, id }) => `${flow} ${id}`);
    const file = join(folder, 'report.json');
    const walks = [{ exploration, paths }];
    const results = [
      { title: first, status: 'passed' },
      { title: second, status: 'failed', failureMessages: ['no button\nat here'] },
      { title: third, status: 'skipped' },
    ];
    const assertionResults = results.map((result) => ({ ...result, fullName: result.title }));
    const vitest = { name: 'walks.test.ts', status: 'failed', assertionResults };
    writeFileSync(file, JSON.stringify({ testResults: [vitest] }));
    const views = walkedIn(walks, readVitestPaths(file));
    expect(views.map(({ problems }) => problems)).toEqual([[], ['no button']]);
    expect(views[0]?.branches.length).toBeGreaterThan(0);
    expect(views[1]?.branches).toEqual([]);
    const tests = [{ results: [{ error: { message: 'lost' } }] }];
    const spec = { title: `${third} un titre`, ok: false, tests };
    writeFileSync(file, JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] }));
    const inPortal = walkedIn(walks, readPlaywrightPaths(file));
    expect(inPortal).toMatchObject([{ path: paths[2], problems: ['lost'] }]);
    expect(readVitestPaths(join(folder, 'none.json'))).toEqual([]);
  });

  it('contain the branch of each mutant that survives', () => {
    const report = mutate(exploration, { oracle: () => '' });
    saveMutants(folder, exploration, report);
    const mutants = mutantsSchema.parse(read(mutantsFile('addContract')));
    expect(mutants.survivors.length).toBeGreaterThan(10);
    const closed = toOverlay(chart, null, mutants)['addContract.editing|closed|0'];
    expect(closed?.survivors).toContain('retarget addContract.editing|closed|0');
    expect(mutants.survivors.find(({ operator }) => operator === 'extra')?.branch).toBeNull();
  });
});
