import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { explore } from '#machines/kit/explore.ts';
import { lint } from '#machines/kit/lint.ts';
import { mutate } from '#machines/kit/mutate.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { coverageOf } from './coverage.ts';
import { walkActor } from './drivers/actor.ts';

describe.each(catalogue)('$id', ({ id, machine, model }) => {
  const exploration = explore(model);

  it('is catalogued under its own name, with its own model', () => {
    expect(machine.id).toBe(id);
    expect(model.machine).toBe(machine);
  });

  it('has nothing unnamed, undescribed, unreachable or unheard', () => {
    expect(lint(exploration)).toEqual([]);
  });

  it('does what its chart foretells on every path, and takes every declared branch', async () => {
    const walked = await Promise.all(
      (['branches+refused', 'transitions'] as const)
        .flatMap((criterion) => pathsOf(exploration, criterion))
        .map((path) => walkActor(model, path)),
    );
    expect(walked.flatMap(({ problems }) => problems)).toEqual([]);
    const { missing } = coverageOf(
      exploration,
      walked.flatMap(({ branches }) => branches),
    );
    expect(missing.map(({ branch }) => branch.id)).toEqual([]);
  });

  it('lets no fault go unnoticed', () => {
    const { survivors, staleArguments } = mutate(exploration);
    expect(survivors).toEqual([]);
    expect(staleArguments).toEqual([]);
  });
});
