import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { bundlePortal, type Globals, type Portal } from './bundle.ts';
import { globalNames } from './page.ts';
import { makeStep, type Step } from './steps.ts';
import { createWorld } from './world.ts';

/** Makes random actions in several tabs, with real actors and ports (longer: `npm run random-walk`). */

const { RANDOM_WALK_STEPS = '5000', RANDOM_WALK_SEED = '20261121', RANDOM_WALK_PATH = '' } = process.env;

const wanted = Number(RANDOM_WALK_STEPS);
const longest = 120;

const shrinking = 12_000;

let load: (globals: Globals) => Portal;

beforeAll(async () => {
  load = await bundlePortal(globalNames);
});

const uncaught: unknown[] = [];
const note = (reason: unknown) => void uncaught.push(reason);

const walk = async (steps: readonly Step[], onStep: () => void): Promise<string[]> => {
  const world = createWorld(load);
  const made: string[] = [];
  try {
    await world.begin(steps[0]?.[2] ?? 0);
    for (const step of steps) {
      made.push(await makeStep(world, step));
      await world.rest(step[2]);
      onStep();
      const problems = [
        ...(await world.problems()),
        ...uncaught.splice(0).map((reason) => `uncaught error: ${reason}`),
      ];
      if (problems.length) return [...made.filter((text) => !text.endsWith('no change')), ...problems];
    }
    return [];
  } finally {
    world.close();
  }
};

const step = fc.tuple(fc.nat(99), fc.nat(9999), fc.nat(9999));
const steps = fc.array(step, { minLength: 1, maxLength: longest, size: 'max' });

it('shows no error in the portal after random actions, responses and delays', {
  timeout: 24 * 3_600_000,
}, async () => {
  process.on('unhandledRejection', note);
  let count = 0;
  let found: string[] = [];
  const property = fc.asyncProperty(steps, async (made) => {
    const problems = await walk(made, () => {
      count += 1;
    });
    if (problems.length) found = problems;
    return problems.length === 0;
  });
  try {
    for (let seed = Number(RANDOM_WALK_SEED); count < wanted; seed++) {
      const { failed, counterexamplePath, errorInstance } = await fc.check(property, {
        seed,
        numRuns: 20,
        interruptAfterTimeLimit: shrinking,
        ...(RANDOM_WALK_PATH && { path: RANDOM_WALK_PATH }),
      });
      if (failed)
        expect.fail(
          [
            `npm run random-walk -- --seed ${seed} --path ${counterexamplePath}`,
            ...found,
            errorInstance,
          ].join('\n'),
        );
      if (RANDOM_WALK_PATH) return;
    }
  } finally {
    process.off('unhandledRejection', note);
  }
});
