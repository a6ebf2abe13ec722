import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { lint } from '#src/kit/chart/lint.ts';
import { ExplorationError, explore } from '#src/kit/explore/explore.ts';
import { newVisit, randomWalk } from '#src/kit/explore/randomWalk.ts';
import {
  countingMachine,
  doorMachine,
  failingAtStart,
  failingMachine,
  lintedMachine,
  loginMachine,
  loginModel,
  randomMachine,
  soundMachines,
} from '#src/kit/fixtures/ownMachines.ts';
import { machineOf } from '#src/kit/fixtures/races.ts';
import { manyContexts, refusedMachines } from '#src/kit/fixtures/refusedMachines.ts';
import { adviseModel } from '#src/kit/loose/adviseModel.ts';
import { deriveModel, type PartialModel } from '#src/kit/loose/deriveModel.ts';
import { withNamedActors } from '#src/kit/loose/namedActors.ts';
import { describeBranch } from '#src/kit/narration/story.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { walkActor } from './drivers/actor.ts';
import { root, runOnFlows } from './runOnFlows.ts';

const file = 'src/kit/fixtures/ownMachines.ts';

const ask = (...words: string[]) => runOnFlows([], words);

const toFlow = (machine: FlowModel['machine'], given: PartialModel = {}): Flow => ({
  ...{ id: machine.id, folder: '', own: machine.id },
  ...{ machine, model: deriveModel(machine, given) },
});

const json = async (...words: string[]) => JSON.parse((await ask(...words, '--format', 'json')).out);

describe('a machine of another project', () => {
  it('is explored with a model derived from the chart, and exported as JSON', async () => {
    const { places, edges, branches, start } = await json('explore', '--machine', `${file}#loginMachine`);
    expect(Object.keys(places[0])).toEqual(['id', 'value', 'status', 'key']);
    expect(places[0]).toEqual({ id: 0, value: 'idle', status: 'active', key: '"idle"' });
    expect(start).toEqual([0]);
    const move = { kind: 'event', type: 'SUBMIT', case: 'minimal', payload: { email: '' } };
    expect(edges).toContainEqual({ from: 0, to: 0, refused: true, move });
    expect(edges.map(({ move }: { move: { type: string } }) => move.type)).not.toContain('GREET');
    expect(branches).toContainEqual({ id: 'login.idle|SUBMIT|0', taken: false });
  });

  it('is explored with the model that its own file exports', async () => {
    const { places, edges, branches } = await json('explore', '--machine', file, '--id', 'loginModel');
    const values = new Set(places.map(({ value }: { value: string }) => value));
    expect([...values].sort()).toEqual(['home', 'idle', 'loading', 'locked']);
    expect(places.at(-1).key).toBe('{"tries":2}');
    expect(branches.every(({ taken }: { taken: boolean }) => taken)).toBe(true);
    const moves = edges.map(({ move }: { move: object }) => move);
    const payload = { email: 'a@b.fr' };
    expect(moves).toContainEqual({ kind: 'event', type: 'SUBMIT', case: 'valid', payload });
    expect(moves).toContainEqual({ kind: 'done', port: 'loading', outcome: 'done', answer: { user: {} } });
    const answer = { name: 'Error', message: 'failed' };
    expect(moves).toContainEqual({ kind: 'failed', port: 'loading', outcome: 'failed', answer });
  });

  it('is played by paths with the payloads and the outcomes of its model', async () => {
    const paths = await json('paths', 'all', '--machine', file, '--id', 'loginModel');
    const moves = paths.flatMap(({ moves }: { moves: object[] }) => moves);
    expect(moves).toContainEqual(expect.objectContaining({ payload: { email: 'a@b.fr' } }));
    expect(moves).toContainEqual(expect.objectContaining({ kind: 'failed', answer: expect.anything() }));
  });

  it('is exported with the requirements of its model, also of a final state, sorted by weight', async () => {
    const model = ['all', '--machine', file, '--id', 'loginModel'];
    const paths = await json('paths', ...model, '--criterion', 'stories', '--risk');
    expect(paths[0].requirements).toEqual(['RG-1', 'RG-2']);
    const { out } = await ask('paths', ...model, '--format', 'gherkin');
    expect(out).toMatch(/^ {2}@\w{8} @RG-1 @RG-2$/m);
    expect((await ask('coverage', ...model)).out).toContain('  exigence RG-2 : 1 sur 1');
  });

  it('causes an error that lists both exports if --id matches two machines', async () => {
    const { out } = await ask('list', '--machine', file);
    expect(out).toMatch(/^login#loginModel .*\nlogin#doorMachine /m);
    expect(await ask('explore', '--machine', file, '--id', 'login')).toMatchObject({
      code: 2,
      err: expect.stringContaining('login#loginModel, login#doorMachine'),
    });
    const { err } = await ask('explore', '--machine', file, '--id', 'nobody');
    const names = /Au choix\s: (.*?)\. /.exec(err)?.[1]?.split(', ') ?? [];
    expect(names).toEqual([...new Set(['login', 'loginModel', 'login#loginModel', ...names])]);
  });

  it('is printed with the missing parts of its model, as code to copy', async () => {
    const { code, out, err } = await ask('lint', '--machine', `${file}#loginMachine`);
    expect([code, err]).toEqual([1, expect.stringMatching(/^\d+\s+remarques\.$/)]);
    expect(out).toContain('contenu de «\u00a0SUBMIT\u00a0»');
    expect(out).toContain('SUBMIT: { minimal: { email: "" } },');
  });

  it.each([
    ['list'],
    ['check', '--walks', '3'],
    ['paths', 'all'],
    ['run'],
    ['coverage', '--fail-under', '0'],
    ['mutate', '--fail-under', '0'],
    ['draw'],
    ['book'],
    ['export'],
    ...['text', 'csv', 'md', 'gherkin', 'sequence'].map((format) => ['paths', 'all', '--format', format]),
    ...['mermaid', 'json', 'md', 'csv'].map((format) => ['draw', '--format', format]),
  ])('is accepted by the command %s %s %s', async (...words) => {
    for (const name of ['loginModel', 'doorMachine']) {
      const { code, out, err } = await ask(...words, '--machine', file, '--id', name);
      expect([code, err]).toEqual([0, '']);
      expect(out).not.toBe('');
    }
  });

  it('is written in a book and in sequences without the words of the portal', async () => {
    const model = ['--machine', file, '--id', 'loginModel'];
    const { out } = await ask('book', ...model);
    expect(out).toContain('### `idle`\n');
    expect(out).not.toContain('npm run walks');
    const sequences = (await ask('paths', 'all', ...model, '--format', 'sequence')).out;
    expect(sequences).toContain('participant p1 as login\n  participant p2 as loading\n');
    expect(sequences).not.toMatch(/portail|navigateur/);
  });

  it.each([
    ['no-such-file.ts', 'Fichier introuvable'],
    [`${file}#noSuchExport`, 'n’exporte pas «\u00a0noSuchExport\u00a0», mais'],
    ['src/domain/csv.ts', 'n’exporte aucune machine XState'],
  ])('is rejected with one sentence: %s', async (machine, message) => {
    const { code, out, err } = await ask('list', '--machine', machine);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(message);
  });

  it.each([
    ['{ kee: 1, cases: {} }', /^Modèle .*, partie inconnue.*Vouliez-vous dire key/],
    ['{ outcomes: { call: {} } }', /^login: .* outcomes for "call", .*; the machine has no actor$/],
    ['{ cases: { PULL: {} } }', /^login: aucun état ne traite «.PULL.».; évènements traités.: PUSH$/],
    ["{ cases: { PUSH: {} }, requirements: { R: ['shut'] } }", /^login: .* cite «.shut.», .* half open, /],
  ])('is rejected with the known names for the model %s', async (model, message) => {
    const base = mkdtempSync(join(tmpdir(), 'model-'));
    const own = join(base, 'own.model.ts');
    writeFileSync(own, `export const model = ${model};`);
    const { code, err } = await ask('explore', '--machine', `${file}#doorMachine`, '--model', own);
    rmSync(base, { recursive: true });
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it('remains unchanged in its file', () => {
    expect(loginModel.machine).toBe(loginMachine);
    for (const { implementations } of [loginMachine, doorMachine]) expect(implementations.actors).toEqual({});
  });
});

describe('docs/own-machine.md', () => {
  const document = readFileSync(join(root, 'docs/own-machine.md'), 'utf8');
  const base = mkdtempSync(join(tmpdir(), 'own-'));
  const [here, shop] = [join(base, 'here'), join(base, 'shop')];
  let page = '';
  const server = createServer((request, response) => {
    const isWrong = request.url === '/wrong';
    response.setHeader('content-type', 'text/html');
    response.end(isWrong ? page.replace("show('locked'", "show('typing'") : page);
  });
  const urlOf = (path: string) => {
    const address = server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}${path}`;
  };

  beforeAll(async () => {
    for (const folder of [here, join(shop, 'deep')]) mkdirSync(folder, { recursive: true });
    const blocks = document.matchAll(/^```\w+\n(?:\/\/|<!--) (\S+)(?: -->)?\n([\s\S]*?)^```/gm);
    for (const [, name = '', content = ''] of blocks) writeFileSync(join(shop, name), content);
    page = readFileSync(join(shop, 'signIn.html'), 'utf8');
    await new Promise<void>((listening) => server.listen(0, listening));
  });
  afterAll(() => {
    server.close();
    rmSync(base, { recursive: true });
  });

  const command = (name: string) =>
    [...document.matchAll(/^npm run -s paths -- (.*--driver.*)$/gm)]
      .map(([, line = '']) => line.split(' '))
      .find(([first]) => first === name) ?? [];

  const start = (program: string, words: readonly string[], cwd: string, path = '') =>
    new Promise<{ code: number | null; text: string }>((ended) => {
      const env = { ...process.env, INIT_CWD: here, APP_URL: urlOf(path), NODE_ENV: 'production' };
      const child = spawn(join(root, 'node_modules/.bin', program), words, { cwd, env });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => {
          text += part.toString();
        });
      child.on('close', (code) => ended({ code, text }));
    });
  const paths = (words: readonly string[], path?: string) =>
    start('tsx', [join(root, 'test/paths/cli.ts'), ...words], root, path);

  // Criterion without refused events: the driver of the example waits after each of them.
  const visitingStates = ['--criterion', 'states'];

  it('contains an example that runs, from createMachine to a driver of 30 lines', async () => {
    const { length } = readFileSync(join(shop, 'signIn.driver.ts'), 'utf8').trim().split('\n');
    expect(length).toBeLessThanOrEqual(32);
    const { code, text } = await paths(command('run'));
    const summary = expect.stringMatching(/\d+\u00a0chemins?, \d\d\u00a0pas, 0 en échec\./);
    expect([code, text]).toEqual([0, summary]);
    expect(readFileSync(join(shop, 'reports/junit.xml'), 'utf8')).toContain('failures="0"');
  });

  it('contains a driver that reports a wrong state, with the command to play the path again', async () => {
    const { code, text } = await paths([...command('run'), ...visitingStates], '/wrong');
    expect(code).toBe(1);
    expect(text).toMatch(/étape {4}\d+ sur \d+, .*\n {2}attendu {2}l’état de l’écran\s: "locked"\n/);
    const failure = /<failure type="path" message="\d+ sur \d+, .*, attendu l’état .*, vu l’état [^"]*">/;
    expect(readFileSync(join(shop, 'reports/junit.xml'), 'utf8')).toMatch(failure);
    expect(text).toMatch(/rejouer {2}npm run paths -- run signIn --machine \.\.\/shop\/.* --driver \.\./);
  });

  it('exports a spec and its driver, which run on another installation of Playwright', async () => {
    const { code } = await paths([...command('paths'), ...visitingStates]);
    expect(code).toBe(0);
    symlinkSync(join(root, 'node_modules'), join(shop, 'node_modules'));
    const launchOptions = { executablePath: findChromium(), args: chromiumArgs };
    const config = { testDir: 'specs', reporter: 'line', use: { launchOptions } };
    writeFileSync(join(shop, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};`);
    const text = expect.stringMatching(/\d+ passed/);
    expect(await start('playwright', ['test'], shop)).toEqual({ code: 0, text });
  });

  it('uses the packages of this repository for a nested file, or lists missing packages', async () => {
    const file = join(shop, 'nested.ts');
    const nested = (name: string) => {
      const content = `import { string } from '${name}';\nexport const text = string();\n`;
      writeFileSync(join(shop, 'deep/schema.ts'), content);
      return paths(['list', '--machine', file]);
    };
    writeFileSync(
      file,
      "import { assign, createMachine } from 'xstate';\nimport { text } from './deep/schema';\nexport const m = createMachine({ id: 'm', description: text.type });\n",
    );
    expect(await nested('zod')).toMatchObject({ code: 0, text: expect.stringMatching(/^m /m) });
    const { code, text } = await nested('no-such-package');
    expect([code, text.trim().split('\n').length]).toEqual([2, 1]);
    expect(text).toContain('le paquet «\u00a0no-such-package\u00a0» n’est ni dans son dossier, ni dans ce');
  });
});

const derived = (name: string): FlowModel => {
  const [, machine, given] = soundMachines.find(([one]) => one.startsWith(name)) ?? [];
  if (!machine) throw new Error(name);
  return deriveModel(machine, given);
};

describe('a machine that cannot be explored', () => {
  it.each(refusedMachines)('causes an error with the true reason: %s', (_, machine, message, given = {}) => {
    const exploring = () => explore(deriveModel(machine, given)).keyGaps();
    expect(exploring).toThrow(ExplorationError);
    expect(exploring).toThrow(message);
  });

  it('causes an error of one sentence if the key merges two contexts', () => {
    const [, machine = doorMachine] = soundMachines[0] ?? [];
    expect(() => findPaths(explore(deriveModel(machine, { key: () => ({}) })), 'everything')).toThrow(
      /^m: in "a", "book" has several effects in contexts that have the same key \(refused\); the model’s key does not contain day\.$/,
    );
  });

  it('causes a warning if the check of the key stops at its limit', async () => {
    const { out } = await runOnFlows([toFlow(manyContexts, { key: () => ({}) })], ['lint']);
    expect(out).toMatch(/^m\s: la clé n’est pas vérifiée pour 850\scontextes de plus/m);
  });

  it('explores long delays in each order, prints advice and writes stories without French words', async () => {
    const ticking = machineOf(
      {
        x: { initial: 'a', states: { a: { after: { 3000: 'b' } }, b: { after: { 10000: 'a' } } } },
        y: { initial: 'a', states: { a: { on: { M: 'b' } }, b: { after: { 5000: 'a' }, on: { U: 'a' } } } },
      },
      { id: 'd', type: 'parallel' },
    );
    const flows = [toFlow(ticking)];
    const err = expect.stringMatching(/^d : 416 situations pour 4 états, .* Ajoutez --coarse/);
    expect(await runOnFlows(flows, ['explore'])).toMatchObject({ code: 0, err });
    expect(await runOnFlows(flows, ['list', '--coarse'])).toMatchObject({ code: 0 });
    const words = ['paths', 'd', '--criterion', 'stories', '--format', 'gherkin', '--coarse'];
    const { code, out } = await runOnFlows(flows, words);
    expect(code).toBe(0);
    const titles = [...out.matchAll(/Scénario\s?: ?(.*)/g)].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.some((title) => title.includes(' → '))).toBe(true);
    expect(titles.filter((title) => !/^[\p{L}\d]/u.test(title))).toEqual([]);
  });

  it('makes the command explore fail if an action throws, also in a context that the key merges', async () => {
    const actions = assign({
      n: ({ context }) => {
        if (context.n === 2) throw new Error('too many');
        return context.n + 1;
      },
    });
    const counting = machineOf({ a: { on: { more: { actions } } } }, { context: { n: 0 } });
    const play = async (command: string, machine: FlowModel['machine']) => {
      const { code, err } = await runOnFlows([toFlow(machine)], [command]);
      return [code, err];
    };
    const failed = expect.stringMatching(/^m : un acteur .* : step 1: the actor failed: no such contract$/);
    expect(await play('explore', failingMachine)).toEqual([1, failed]);
    expect(await play('check', failingMachine)).toEqual([1, expect.not.stringContaining('clé')]);
    const merged = [2, expect.stringMatching(/^m: in ".*", on more, .* same key .*: too many$/)];
    for (const command of ['explore', 'lint']) expect(await play(command, counting)).toEqual(merged);
  });

  it('does not remove the other flows from the list', async () => {
    const flows = [toFlow(refusedMachines.at(-1)?.[1] ?? doorMachine), toFlow(doorMachine)];
    const list = (...words: string[]) => runOnFlows(flows, ['list', ...words]);
    const listed = {
      code: 2,
      out: expect.stringMatching(/^login /m),
      err: expect.stringContaining('--coarse'),
    };
    expect(await list()).toEqual(listed);
    expect(await list('--coarse')).toMatchObject({ code: 0 });
    const model = flows[0]?.model ?? derived('children');
    const coarse = explore(model, { maxPlaces: 100, isCoarse: true });
    expect(coarse.unreachable).toEqual([]);
    for (let seed = 0; seed < 5; seed++) expect(await randomWalk(coarse, { seed })).toBeNull();
    const stopped = expect.stringContaining('m: stopped after 2 states');
    expect(await list('--max-states', '2')).toMatchObject({ code: 2, err: stopped });
    expect(await list('--max-states', '1')).toMatchObject({ code: 2, out: '' });
  });
});

describe('the exploration of a machine of another project', () => {
  it.each(soundMachines)('reaches the states of an actor: %s', async (_, machine, given = {}, ...advice) => {
    const exploration = explore(deriveModel(withNamedActors(machine), given));
    expect(exploration.keyGaps()).toEqual([]);
    const { sentences } = adviseModel(exploration) ?? { sentences: [] };
    for (const sentence of advice) expect(sentences.join('\n')).toContain(sentence);
    const visited = newVisit();
    for (let seed = 0; seed < 20; seed++) expect(await randomWalk(exploration, { seed, visited })).toBeNull();
    expect(visited.places.size).toBe(exploration.places.length);
    for (const path of findPaths(exploration, 'everything'))
      expect(await walkActor(exploration.model, path)).toMatchObject({ problems: [] });
  });

  it('returns different places for different states of child actors', () => {
    const { places, unreachable } = explore(derived('children'));
    expect(places.filter(({ name, status }) => name === 'a' && status === 'active')).toHaveLength(3);
    expect(unreachable).toEqual([]);
  });

  it('has a counter in its derived key, or prints that the key omits a counter without limit', () => {
    const limited = explore(deriveModel(countingMachine(true)));
    expect([limited.places.length, limited.unreachable]).toEqual([10, []]);
    const unlimited = explore(deriveModel(countingMachine(false)));
    const message = expect.stringContaining('des gardes lisent n, avec trop');
    expect(lint(unlimited)).toContainEqual({ rule: 'no-key', where: 'm', message });
    const { sentences, code } = adviseModel(unlimited) ?? { sentences: [], code: '' };
    expect(sentences).toContain(
      'clé\u00a0: « n », que lit une garde, a trop de valeurs pour la clé dérivée\u00a0: une clé (key) est nécessaire',
    );
    expect(sentences.join()).toContain('jamais vraie, ou lit ce que la clé ne contient pas');
    expect(code).toContain('key: (context) => ({ n: Math.min(context["n"], 9) }),');
  });

  it('derives no case for a raised event, and one outcome for each final state of a child', () => {
    const model = derived('events');
    expect(Object.keys(model.cases)).toEqual(['go']);
    expect(derived('a child').outcomes).toEqual({ child: { done: { y: { sum: 3 } }, failed: {} } });
  });

  it('has a failure of a spawned child machine, and the name of its port in sentences', () => {
    const exploration = explore(derived('a spawned child'));
    expect(exploration.unreachable).toEqual([]);
    const branches = exploration.chart.branches.filter(({ actor }) => actor === 'up');
    const sentences = branches.map((branch) => describeBranch(exploration, branch));
    expect(sentences).toEqual(['child se termine', 'child échoue']);
  });

  it('reports the error of an actor that fails, even if it fails at its start', async () => {
    const exploration = explore(deriveModel(failingMachine));
    const [path] = findPaths(exploration, 'transitions');
    const { problems } = path ? await walkActor(exploration.model, path) : { problems: [] };
    expect(problems[0]).toBe('step 1: the actor failed: no such contract');
    const random = explore(deriveModel(randomMachine));
    const [different] = findPaths(random, 'transitions');
    expect(different && (await walkActor(random.model, different)).problems[0]).toBe(
      'step 1, go: the machine reads the clock or a random number; get this value from a port',
    );
    expect(await randomWalk(explore(deriveModel(failingAtStart)), { seed: 0 })).toMatchObject({
      moves: [],
      problem: expect.stringMatching(/^the actor starts in "a\|error.*no such contract.*not in "a\|active/),
    });
  });
});

it('lists the problems of a chart with the command lint', () => {
  const findings = lint(explore(deriveModel(lintedMachine)));
  const found = findings.map(({ rule, where, message }) => `${rule} ${where} ${message}`);
  for (const finding of [
    'orphan-state m.alone aucune branche n’y mène',
    'dead-end b ni une sortie, ni une fin',
    'unheard-end m.parent des fins, mais sans onDone',
    'no-key m le modèle n’a pas de clé',
    'unheard-event m «\u00a0never\u00a0» est refusé partout',
    'unreachable m.a|never|0 aucun pas exploré ne prend cette branche, ou sa garde lit une valeur absente de la clé',
  ])
    expect(found).toContainEqual(expect.stringContaining(finding));
});
