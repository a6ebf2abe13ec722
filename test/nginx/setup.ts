import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installNginx } from './installNginx.ts';
import { releases } from './releases.ts';

const script = fileURLToPath(new URL('build.ts', import.meta.url));

/** Builds in separate processes, because a second build would use the cached modules of the first. */
export default (): void => {
  installNginx();
  for (const [release, folder] of Object.entries(releases()))
    execFileSync('node', ['--import', 'tsx', script, folder, release], { stdio: 'inherit' });
};
