import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installNginx } from './installNginx.ts';
import { releases } from './releases.ts';

const script = fileURLToPath(new URL('build.ts', import.meta.url));

/**
 * Before all tests. Each build is a process of its own: Playwright's loader would read what it writes as CommonJS, and a second
 * one would find there what the first has left.
 */
export default (): void => {
  installNginx();
  for (const [release, folder] of Object.entries(releases()))
    execFileSync('node', ['--import', 'tsx', script, folder, release], { stdio: 'inherit' });
};
