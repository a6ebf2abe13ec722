import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { noWords } from '#machines/kit/fixtures/noWords.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { criteria } from '#machines/kit/paths.ts';
import { runCommand } from './cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'paths-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (line: string, flows: readonly Flow[] = catalogue) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(line.split(' ').filter(Boolean), {
    flows,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    root,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

const flowOf = (machine: Flow['machine'], cases: object = {}, key?: Flow['model']['key']): Flow => ({
  id: machine.id,
  folder: machine.id,
  machine,
  model: {
    machine,
    inputs: { start: undefined },
    words: noWords,
    cases: { ...cases },
    outcomes: {},
    requests: {},
    equivalent: {},
    key,
  },
});

describe('npm run paths', () => {
  it('shows what it can do', async () => {
    expect(await ask('--help')).toMatchObject({ code: 0, out: expect.stringContaining('mutate') });
    expect((await ask('')).code).toBe(2);
    const help = await ask('paths --help');
    expect(help.code).toBe(0);
    for (const option of ['criterion', 'max-length', 'end', 'exclude', 'seed', 'format', 'out'])
      expect(help.out).toContain(`--${option}`);
  });

  it('lists every flow', async () => {
    const { code, out } = await ask('list');
    expect(code).toBe(0);
    for (const { id } of catalogue) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
  });

  it.each(criteria)('gives paths for %s', async (criterion) => {
    const { code, out } = await ask(`paths addContract --criterion ${criterion} --format json`);
    expect(code).toBe(0);
    expect(JSON.parse(out).length).toBeGreaterThan(0);
  });

  it('writes paths as a table, CSV, Markdown, Gherkin and a Playwright specification', async () => {
    const first = async (format: string) =>
      (await ask(`paths addContract --format ${format}`)).out.split('\n')[0];
    expect(await first('table')).toMatch(/^path +steps +input/);
    expect(await first('csv')).toBe('path,input,step,from,move,to,refused,branches');
    expect(await first('md')).toMatch(/^## un propriétaire du compte → /);
    expect(await first('gherkin')).toBe('# language: fr');
    expect(await first('playwright')).toBe("import { test } from '#test/journeys/portal.ts';");
  });

  it('writes to a folder', async () => {
    const { code, out } = await ask(`paths addContract --format csv --out ${folder}`);
    expect(code).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('form.submitted');
  });

  it('runs, covers and mutates', async () => {
    expect(await ask('run addContract')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ paths, \d+ steps, 0 failed\.$/),
    });
    expect((await ask('run addContract --shard 1/3')).out).toMatch(/^1 paths/);
    expect((await ask('coverage addContract')).out).toMatch(
      /^addContract: (\d+) of \1 branches \(100\.0 %\)$/,
    );
    expect((await ask('mutate addContract')).out).toMatch(/^addContract: (\d+) of \1 faults noticed/);
  });

  it('compares with a revision', async () => {
    const { code, out } = await ask('diff HEAD', [...catalogue, flowOf(createMachine({ id: 'extra' }))]);
    expect(code).toBe(1);
    expect(out).toContain('+ flow extra');
  });
});

describe('asked wrongly', () => {
  it.each([
    ['lst', 'Unknown command "lst". Did you mean list or lint?\nSee npm run paths -- --help'],
    ['paths addContrat', 'Unknown flow "addContrat". Did you mean addContract?'],
    ['paths', 'Which flow? Known: '],
    ['lint nothing', 'Unknown flow "nothing". Known: '],
    ['paths addContract --criterion state', 'Unknown criterion "state". Did you mean states?'],
    ['paths addContract --format pdf', 'Unknown format "pdf". Did you mean md?'],
    ['paths addContract --end never', 'Unknown end "never". Known: final, any.'],
    ['paths addContract --max-length long', '--max-length takes a whole number, not "long".'],
    ['paths addContract --exclude close', 'Unknown event "close". Did you mean closed?'],
    ['paths addContract --out package.json', 'Cannot write to "package.json"'],
    ['paths addContract --unknown', "Unknown option '--unknown'."],
    ['paths addContract --seed', "Option '--seed <value>' argument missing"],
    ['run addContract --driver car', 'Unknown driver "car". Known: actor, view, portal.'],
    ['run addContract --path nope', 'Unknown path "nope".'],
    ['run addContract --shard 5/4', '--shard takes a part of a whole, as 1/4, not "5/4".'],
    ['run session --driver portal', 'No such table: test/walks/session.portal.ts.'],
    ['diff', 'Since which git revision?'],
    ['diff no-such-revision', 'Unknown git revision "no-such-revision".'],
  ])('%s', async (line, message) => {
    const { code, err } = await ask(line);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('a flow that is not in order', () => {
  const broken = createMachine({
    id: 'broken',
    initial: 'a',
    states: {
      a: {
        on: {
          go: {
            guard: () => {
              throw new Error('no such contract');
            },
          },
        },
      },
    },
  });
  const endless = setup({
    types: { context: {} as { count: number } },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({ id: 'endless', context: { count: 0 }, on: { more: { actions: 'count' } } });

  it('is told apart from a wrong question, with where it throws', async () => {
    const { code, err } = await ask('list', [flowOf(broken, { go: {} })]);
    expect(code).toBe(1);
    expect(err).toMatch(/^broken: in "a", on go: .*no such contract/s);
  });

  it('stops with the growing field named', async () => {
    const key = ({ count }: { count?: number }) => ({ count });
    const { code, err } = await ask('paths endless', [flowOf(endless, { more: {} }, key)]);
    expect(code).toBe(1);
    expect(err).toContain('stopped after 5000 states; the key’s "count" has taken 5000 values');
  });

  it('fails lint, coverage and mutation, by name', async () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { guard: 'never', target: 'b' } } }, b: {} },
    });
    const flows = [flowOf(machine, { go: {} })];
    const lint = await ask('lint', flows);
    expect(lint.code).toBe(1);
    expect(lint.out).toContain('m  unreachable  m.a|go|0: no walk takes this branch');
    expect(await ask('coverage', flows)).toMatchObject({
      code: 1,
      out: 'm: 0 of 1 branches (0.0 %)\n  m.a|go|0: no path takes it',
    });
    expect((await ask('coverage --fail-under 0', flows)).code).toBe(0);
    const mutate = await ask('mutate', flows);
    expect(mutate.code).toBe(1);
    expect(mutate.out).toContain('survived: drop m.a|go|0');
  });
});
