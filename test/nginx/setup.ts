import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installNginx } from './installNginx.ts';
import { releases } from './releases.ts';

const script = fileURLToPath(new URL('build.ts', import.meta.url));

/** Builds each release in a process of its own: in one process, the second build would use cached modules. */
export default (): void => {
  installNginx();
  for (const [release, folder] of Object.entries(releases()))
    execFileSync('node', ['--import', 'tsx', script, folder, release], { stdio: 'inherit' });
};
