import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}test/mutants/seeded`;

it.each(readdirSync(folder))('%s can still be put in the code', (patch) => {
  const { stderr } = spawnSync('git', ['apply', '--check', `${folder}/${patch}`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});
