import { describe, expect, it } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { largeMachine, largeModel } from './kit.bench.ts';

describe('a chart of 200 states and 600 branches', () => {
  it('is explored and covered, refusals included, well under two seconds', () => {
    const began = performance.now();
    const exploration = explore(largeModel(largeMachine()));
    const paths = findPaths(exploration, 'branches+refused');
    expect(performance.now() - began).toBeLessThan(2000);
    expect(exploration.places).toHaveLength(200);
    const frames = paths.flatMap(({ input, moves }) =>
      walk(exploration.model.machine, exploration.model, input, moves),
    );
    expect(new Set(frames.flatMap(({ branches }) => branches)).size).toBe(600);
    expect(new Set(frames.filter(({ refused }) => refused).map(({ name }) => name)).size).toBe(200);
  });
});
