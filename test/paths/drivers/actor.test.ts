import { describe, expect, it, vi } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { workshopModel } from '#src/kit/fixtures/workshop.ts';
import { listMutants } from '#src/kit/mutants/mutate.ts';
import { findPaths, measureCoverage } from '#src/kit/paths/paths.ts';
import { walkActor } from './actor.ts';

vi.setConfig({ testTimeout: 30_000 });

describe('walkActor', () => {
  it('plays paths through regions, history, delays and a child machine on an actor', async () => {
    const exploration = explore(workshopModel);
    const paths = (['branches+refused', 'pairs'] as const).flatMap((criterion) =>
      findPaths(exploration, criterion),
    );
    const walked = await Promise.all(paths.map((path) => walkActor(workshopModel, path)));
    expect(walked.flatMap(({ problems }) => problems)).toEqual([]);
    const taken = walked.flatMap(({ branches }) => branches);
    const { percent, declared } = measureCoverage(exploration, taken);
    expect({ percent, declared }).toEqual({ percent: 100, declared: 23 });
  });

  it('detects every mutant of a sample machine', async () => {
    const exploration = explore(sampleModel);
    const paths = findPaths(exploration, 'everything');
    for (const { id, build } of listMutants(exploration)) {
      const mutant = build();
      const walked = await Promise.all(paths.map((path) => walkActor(sampleModel, path, mutant)));
      expect(walked.flatMap(({ problems }) => problems).length, id).toBeGreaterThan(0);
    }
  });

  it('reports the step at which the actor reaches a state that the path does not predict', async () => {
    const exploration = explore(sampleModel);
    const [path] = findPaths(exploration, 'states');
    const broken = listMutants(exploration).find(({ id }) => id.startsWith('remove rememberFailure'));
    const { problems } = await walkActor(sampleModel, path!, broken!.build());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^step 2, post ✗ .*: context: expected .*"failure":"x".*, got .*"failure":null/,
    );
  });
});

describe('measureCoverage', () => {
  it('lists the branches that no path takes, each with the shortest path to it', () => {
    const exploration = explore(sampleModel);
    const taken = ['letter.opening|always|0', 'letter.writing|closed|0'];
    const { covered, declared, missing } = measureCoverage(exploration, taken);
    expect([covered, declared]).toEqual([2, 7]);
    const failing = missing.find(({ branch }) => branch.kind === 'actorFailed');
    expect(failing?.path?.moves).toHaveLength(2);
  });
});
