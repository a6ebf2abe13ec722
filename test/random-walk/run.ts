import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** `npm run random-walk -- [--steps 1000000] [--seed n] [--path p]`. A failure prints seed and path. */

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  ['run', '--config=test/vitest.config.ts', '--project=unit alone', 'test/random-walk'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      RANDOM_WALK_STEPS: values.steps,
      ...(values.seed && { RANDOM_WALK_SEED: values.seed }),
      ...(values.path && { RANDOM_WALK_PATH: values.path }),
    },
  },
);
process.exitCode = status ?? 1;
