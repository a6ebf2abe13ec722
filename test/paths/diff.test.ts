import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { makeRepository } from '../makeRepository.ts';
import { runCommand } from './cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { root: repository, git } = makeRepository();

const rewrite = (file: string, from: string, to: string) => {
  const text = readFileSync(join(repository, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(repository, file), text.replaceAll(from, to));
};

/** A revision that holds two flows: one that has changed since, and one that is gone. */
const commitRevision = () => {
  for (const part of ['package.json', 'machines/setup', 'machines/notice'])
    cpSync(join(root, part), join(repository, part), { recursive: true });
  cpSync(join(repository, 'machines/notice'), join(repository, 'machines/gone'), { recursive: true });
  rewrite('machines/gone/notice.machine.ts', "id: 'notice'", "id: 'gone'");
  rewrite(
    'machines/notice/notice.machine.ts',
    "after: { noticeShown: { target: 'closed'",
    "after: { noticeShown: { target: 'held'",
  );
  symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'));
  git('init', '-q');
  git('add', 'package.json', 'machines');
  git('commit', '-qm', 'Two flows');
};

it('says what a revision has not, has otherwise, or alone has', async () => {
  commitRevision();
  const flows = catalogue.filter(({ id }) => ['notice', 'inserts'].includes(id));
  const out: string[] = [];
  const code = await runCommand(['diff', 'HEAD'], {
    flows,
    out: (text) => out.push(text),
    err: () => {},
    root: repository,
    evidence: repository,
  });
  expect(code).toBe(1);
  const lines = out.join('\n').split('\n');
  expect(lines.slice(0, 3)).toEqual(['- flux gone', '+ flux inserts', 'notice']);
  expect(lines.slice(3)).toEqual([
    expect.stringMatching(/^ {2}~ La branche .*Le message a été affiché cinq secondes.* mène maintenant à /),
    expect.stringMatching(/^ {2}\+ chemin \w+$/),
    expect.stringMatching(/^ {2}\+ chemin \w+$/),
    expect.stringMatching(/^ {2}- chemin \w+$/),
    expect.stringMatching(
      /^ {2}! le chemin \w+ ne tient plus\s: 5000 ms, name: expected "held", got "closed"$/,
    ),
  ]);
});
