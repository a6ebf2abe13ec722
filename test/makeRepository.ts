import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];

export const makeRepository = () => {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]): string =>
    execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
  return { root, git };
};
