import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'engine-'));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
};

/** Starts a program in its own process group, so that its child processes end with it. */
export const start = (
  program: string,
  args: readonly string[],
  { env, stdout = 'ignore' }: { env?: NodeJS.ProcessEnv; stdout?: 'ignore' | 'pipe' } = {},
): ChildProcess =>
  spawn(program, args, { env: env ?? process.env, detached: true, stdio: ['ignore', stdout, 'ignore'] }).on(
    'error',
    (error) => {
      throw new Error(`${program} does not start: install it as docs/CONTRIBUTING.md describes`, {
        cause: error,
      });
    },
  );

export const stop = async ({ pid, exitCode, signalCode }: ChildProcess): Promise<void> => {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
  await setTimeout(200);
};

export const attempt = async <Result>(act: () => Promise<Result>, patience = 30_000): Promise<Result> => {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(100);
    }
  }
};
