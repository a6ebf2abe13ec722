import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { flowsFileSchema } from '#src/visualiser/versions/flowsFile.schema.ts';
import { makeRepository } from '../makeRepository.ts';
import { root, runOnFlows } from './runOnFlows.ts';

const { root: repository, git } = makeRepository();

const rewrite = (file: string, from: string, to: string) => {
  const text = readFileSync(join(repository, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(repository, file), text.replaceAll(from, to));
};

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

beforeAll(commitRevision);

const flows = catalogue.filter(({ id }) => ['notice', 'inserts'].includes(id));
const ask = (...words: string[]) => runOnFlows(flows, words, { root: repository });

it('exports the charts of a Git revision, but no screens that the revision does not have', async () => {
  const { code, out } = await ask('export', '--rev', 'HEAD');
  expect(code).toBe(0);
  expect(out).toBe(join(repository, `coverage/flows/${git('rev-parse', 'HEAD')}.json`));
  const { flows } = flowsFileSchema.parse(JSON.parse(readFileSync(out, 'utf8')));
  expect(flows.map(({ chart, screens, spoken }) => [chart.id, screens, spoken])).toEqual([
    ['gone', null, null],
    ['notice', null, null],
  ]);
});

it('exports the charts of the current sources', async () => {
  const { out } = await ask('export');
  expect(out).toBe(join(repository, 'coverage/flows.json'));
  const { flows } = flowsFileSchema.parse(JSON.parse(readFileSync(out, 'utf8')));
  expect(flows.map(({ chart }) => chart.id)).toEqual(['inserts', 'notice']);
});

it('lists the flows that were removed, changed or added since a revision', async () => {
  const { code, out } = await ask('diff', 'HEAD');
  expect(code).toBe(1);
  const lines = out.split('\n');
  expect(lines.slice(0, 3)).toEqual(['- flux gone', '+ flux inserts', 'notice']);
  expect(lines.slice(3)).toEqual([
    expect.stringMatching(/^ {2}~ La flèche .*Le message a été affiché cinq secondes.* mène maintenant à /),
    expect.stringMatching(/^ {2}\+ chemin \w+$/),
    expect.stringMatching(/^ {2}\+ chemin \w+$/),
    expect.stringMatching(/^ {2}- chemin \w+$/),
    expect.stringMatching(/^ {2}! le chemin \w+ ne tient plus\s: 5000 ms, name: expected "held", got "clos/),
  ]);
});

it('prints the old id and the new id of each changed path', async () => {
  const { out } = await ask('diff', 'HEAD', '--ids');
  const lines = out.split('\n');
  expect(lines.slice(0, 3)).toEqual(['- flux gone', '+ flux inserts', 'notice']);
  expect(lines.slice(3)).toEqual([expect.stringMatching(/^ {2}\w+ → \w+$/)]);
});
