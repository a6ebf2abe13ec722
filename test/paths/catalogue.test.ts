import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { lint } from '#src/kit/chart/lint.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { measureCoverage } from '#src/kit/paths/coverage.ts';
import { findPaths, type Path, wandering } from '#src/kit/paths/paths.ts';
import { writeBook } from './book.ts';
import { walkActor } from './drivers/actor.ts';
import { readBook, recordingsOf } from './recordings.ts';

// Hundreds of paths are walked; a busy computer takes its time.
vi.setConfig({ testTimeout: 90_000 });

describe.each(catalogue)('$id', ({ id, folder, machine, model }) => {
  const exploration = explore(model);
  let paths: readonly Path[] | undefined;
  const listPaths = () => {
    paths ??= findPaths(exploration, 'everything');
    return paths;
  };

  it('has a table of how a person uses its view', () => {
    expect(existsSync(fileURLToPath(new URL(`../flows/${folder}/${id}.proof.tsx`, import.meta.url)))).toBe(
      true,
    );
  });

  it('has a book with what its walk recorded', () => {
    const { screens, spoken } = recordingsOf({ id, folder });
    const help = `missing: npm run walks -- ${id}.proof -u`;
    expect(screens, help).not.toBeNull();
    expect(spoken, help).not.toBeNull();
  });

  it('has nothing unnamed, undescribed, unreachable or unheard', () => {
    expect(lint(exploration)).toEqual([]);
  });

  it('does what its chart foretells on every path, and takes every declared branch', async () => {
    const walked = await Promise.all(listPaths().map((path) => walkActor(model, path)));
    expect(walked.flatMap(({ problems }) => problems)).toEqual([]);
    const { missing } = measureCoverage(
      exploration,
      walked.flatMap(({ branches }) => branches),
    );
    expect(missing.map(({ branch }) => branch.id)).toEqual([]);
  });

  it('is walked with every input, case and outcome that its model declares', () => {
    const met = new Set(listPaths().flatMap(({ input, moves }) => [input, ...moves.map(moveText)]));
    const invokes = exploration.chart.nodes.flatMap((node) => node.invokes);
    const outcomes = invokes.flatMap(({ id: actor, src: port }) =>
      (['done', 'failed'] as const).flatMap((result) =>
        Object.keys(model.outcomes[port]?.[result] ?? {}).map((outcome) =>
          moveText({ kind: 'answer', actor, port, result, outcome }),
        ),
      ),
    );
    const cases = Object.entries(model.cases).flatMap(([type, named]) =>
      Object.keys(named).map((name) => moveText({ kind: 'event', type, case: name })),
    );
    const declared = [...Object.keys(model.inputs), ...cases, ...outcomes];
    expect(declared.filter((name) => !met.has(name))).toEqual([]);
  });

  it('has an up-to-date book', () => {
    const flow = { id, folder, machine, model };
    expect(readBook(flow), `stale: npm run paths -- book ${id}`).toBe(writeBook(flow, exploration));
  });

  it('does what its chart foretells however one wanders in it', async () => {
    const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(choices, async (picked) => {
        const { problems } = await walkActor(model, wandering(exploration, picked));
        expect(problems).toEqual([]);
      }),
      { seed: 1, numRuns: 40 },
    );
  });
});
