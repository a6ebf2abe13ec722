import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installNginx } from './installNginx.ts';
import { releases } from './releases.ts';

const script = fileURLToPath(new URL('build.ts', import.meta.url));

/**
 * Global setup. Each build has its own process. The loader of Playwright would read the generated modules as
 * CommonJS, and a second build would reuse the module cache of the first.
 */
export default (): void => {
  installNginx();
  for (const [release, folder] of Object.entries(releases()))
    execFileSync('node', ['--import', 'tsx', script, folder, release], { stdio: 'inherit' });
};
