import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { looseModel, machineOf, throwing } from '#src/kit/fixtures/races.ts';
import { findPaths, type Path } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { readXml } from '../workbook/readXml.ts';
import { findPortalPaths, listImpossible } from './portalPaths.ts';
import { readCatalogue, toDescribedFlow } from './repository.ts';
import { root, runOnFlows } from './runOnFlows.ts';
import { failureText, toResults } from './runReport.ts';
import { portalWalks } from './walkTables.ts';

const folder = mkdtempSync(join(tmpdir(), 'paths-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (line: string, flows: readonly Flow[] = catalogue) =>
  runOnFlows(flows, line.split(' ').filter(Boolean), { evidence: join(folder, 'evidence') });

const few = catalogue.filter(({ id }) => ['addContract', 'notice', 'invite'].includes(id));

const makeFlow = (machine: Flow['machine'], cases: object = {}): Flow => ({
  id: machine.id,
  folder: machine.id,
  machine,
  model: { ...looseModel(machine), cases: { ...cases } },
});

const names = 'list explore lint check paths run report coverage mutate diff draw book export ends'.split(
  ' ',
);

describe('npm run paths', () => {
  it.each(['-h', '--help', 'help'])('prints the help for %s', async (line) => {
    const { code, out } = await ask(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage : npm run paths -- <commande>/);
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it.each(names)('prints the help of %s in French', async (name) => {
    const { code, out } = await ask(`${name} -h`);
    expect(code).toBe(0);
    expect(out).toContain('affiche cette aide');
    expect(out).not.toMatch(/\b(Usage:|Arguments:|Options:|Commands:|display|the|of|default|choices)\b/);
    expect((await ask(`${name} --help`)).out).toBe(out);
    expect((await ask(`help ${name}`)).out).toBe(out);
  });

  it('prints the help and exits with an error without a command', async () => {
    expect(await ask('')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Commandes') });
  });

  it('lists every flow', async () => {
    const { code, out } = await ask('list', few);
    expect(code).toBe(0);
    for (const { id } of few) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
  });

  it('loads only the flow that an argument contains, or all flows if it is unknown', async () => {
    const idsOf = async (word: string) => (await readCatalogue(root, [word])).map(({ id }) => id);
    expect(await idsOf('addContract')).toEqual(['addContract']);
    expect(await idsOf('addContrat')).toEqual(catalogue.map(({ id }) => id));
  });

  it('writes paths as a table, text, Markdown, Gherkin or a Playwright spec', async () => {
    const first = async (format: string) =>
      (await ask(`paths addContract --format ${format}`)).out.split('\n')[0];
    expect(await first('table')).toMatch(/^chemin +pas +départ/);
    expect(await first('text')).toMatch(/^un propriétaire du compte → /);
    expect(await first('md')).toMatch(/^## un propriétaire du compte → /);
    expect(await first('gherkin')).toBe('# language: fr');
    expect(await first('sequence')).toMatch(/^## .* `\w{8}`$/);
    expect(await first('playwright')).toMatch(/^\/\/ .*PATHS_FOLDER/);
  });

  it('writes the sentences of paths to a CSV in French format', async () => {
    const { code, out } = await ask(`paths addContract --format csv --out ${folder}`);
    expect(code).toBe(0);
    const text = readFileSync(out, 'utf8');
    expect(text).toMatch(/^\uFEFFchemin;titre;étape;étant donné;quand;alors;exigences\r\n/);
    expect(text).toMatch(/\r\n$/);
    expect(text).toContain(';1;');
    expect(text).not.toContain('form.submitted');
    const last = text
      .replaceAll(/"[^"]*"/g, '')
      .split('\r\n')
      .at(-2);
    expect(last?.split(';')).toHaveLength(7);
  });

  it('prints a path to the given state', async () => {
    const { code, out } = await ask('paths addContract --to submitting');
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(5);
    expect(out).toMatch(/^un propriétaire du compte → .*\n {2}Étant donné .*\n.*\n {2}Quand .*\n {2}Alors /);
  });

  it('prints the shortest path to a state or its parent state, without the excluded moves', async () => {
    const machine = machineOf({
      a: { on: { go: 'b', walk: 'c', pass: 'transient' } },
      b: { initial: 'inner', states: { inner: {} } },
      c: { on: { walk: 'b' } },
      transient: { always: 'a' },
      alone: {},
    });
    const flows = [makeFlow(machine, { go: {}, walk: {}, pass: {} })];
    for (const [goal, reason] of [
      ['transient', 'Le flux traverse l’état « transient » sans s’y arrêter'],
      ['alone', 'Aucun chemin n’entre dans l’état « alone »'],
      ['m.a|go|0', '« m.a|go|0 » est une branche : --to attend un état'],
    ] as const) {
      const { code, err } = await ask(`paths m --to ${goal}`, flows);
      expect([code, err.replaceAll('\u00a0', ' ')]).toEqual([2, expect.stringContaining(reason)]);
    }
    const moves = async (line: string) => {
      const { out } = await ask(`paths m ${line} --format json`, flows);
      return JSON.parse(out).map(({ moves }: { moves: { type: string }[] }) => moves.map(({ type }) => type));
    };
    expect(await moves('--to a')).toEqual([[]]);
    expect(await moves('--to b')).toEqual([['go']]);
    expect(await moves('--to b.inner --exclude go')).toEqual([['walk', 'walk']]);
    expect(await ask('paths m --to b --exclude go,walk', flows)).toEqual({
      code: 1,
      out: '',
      err: 'Aucun chemin ne mène à « b ».',
    });
  });

  it('writes Playwright specs that Playwright finds in any folder', async () => {
    await ask(`paths addContract --format playwright --to submitted --out ${join(folder, 'specs')}`);
    const options = ['test', '-c', 'test/journeys/playwright.config.ts'];
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/playwright'),
      [...options, '--project', 'paths', '--list'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, PATHS_FOLDER: join(folder, 'specs') } },
    );
    expect(stdout).toContain('Total: 1 test in 1 file');
    expect(status).toBe(0);
  });

  it('runs the paths of a flow, and prints their coverage and the detected mutants', async () => {
    expect(await ask('run addContract')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\u00a0chemins, \d+\u00a0pas, 0 en échec\.$/),
    });
    expect((await ask('coverage addContract')).out).toMatch(
      /^addContract : (\d+)\sbranches sur \1 \(100,0 %\)\n {2}exigence add-a-contract : (\d+) sur \2$/,
    );
    expect((await ask('mutate addContract')).out).toMatch(/^addContract : (\d+) fautes remarquées sur \1,/);
  });

  const walked = async (line: string) => {
    const { out } = await ask(line, few);
    const [, paths, moves] = /^(\d+)\u00a0chemins?, (\d+)\u00a0pas/.exec(out.replaceAll('\u202f', '')) ?? [];
    return [Number(paths), Number(moves)];
  };

  it('runs the paths of the criterion that an option selects', async () => {
    for (const criterion of ['states', 'pairs']) {
      const { out } = await ask(`paths addContract --criterion ${criterion} --format json`);
      const [paths] = await walked(`run addContract --criterion ${criterion}`);
      expect(paths).toBe(JSON.parse(out).length);
    }
  });

  it('runs a path by its id even if another criterion generated the path', async () => {
    for (const criterion of ['branches+refused', 'stories', 'everything']) {
      const { out } = await ask(`paths addContract --criterion ${criterion} --format json`);
      const id = JSON.parse(out).at(-1).id;
      expect(await walked(`run addContract --path ${id}`)).toEqual([1, expect.any(Number)]);
    }
  });

  it('divides the paths of a run into two shards without overlap', async () => {
    const shards = await Promise.all(['1/2', '2/2'].map((shard) => walked(`run invite --shard ${shard}`)));
    const sum = (part: number) => shards.reduce((total, shard) => total + (shard[part] ?? 0), 0);
    expect([sum(0), sum(1)]).toEqual(await walked('run invite'));
    expect(Math.min(...shards.map(([paths = 0]) => paths))).toBeGreaterThan(1);
  });

  it('draws a flow in each format, with the same output each time', async () => {
    const drawing = async (options: string) => (await ask(`draw addContract ${options}`)).out;
    const svg = await drawing('');
    expect(await drawing('--format svg')).toBe(svg);
    expect(readXml(svg).name).toBe('svg');
    expect(await drawing('--names technical')).toContain('form.submitted');
    expect(await drawing('--format mermaid')).toMatch(/^stateDiagram-v2\n/);
    expect(await drawing('--format md')).toMatch(/^# Rattacher un contrat/);
    expect(await drawing('--format csv')).toMatch(/^\uFEFFde;quand;/);
    expect(JSON.parse(await drawing('--format json'))).toEqual(
      toDescribedFlow(catalogue.find(({ id }) => id === 'addContract')!),
    );
  });

  it('writes the drawing of a flow to a file, and the drawings of all flows to a folder', async () => {
    const { out } = await ask(`draw addContract --out ${folder}/there/drawing.svg`);
    expect(out).toBe(join(folder, 'there/drawing.svg'));
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
    const mermaid = (await ask(`draw addContract --out ${folder}/there/flow.mmd`)).out;
    expect(readFileSync(mermaid, 'utf8')).toMatch(/^stateDiagram-v2\n/);
    const all = await ask(`draw all --format mermaid --out ${folder}/all`, few);
    expect(all.out.split('\n')).toEqual(few.map(({ id }) => join(folder, 'all', `${id}.mmd`)));
  });
});

describe('invalid commands', () => {
  it.each([
    ['lst', 'Commande inconnue : « lst ». Vouliez-vous dire list ou lint ? Voir : npm run paths -- --help'],
    ['paths addContrat', 'Flux inconnu : « addContrat ». Vouliez-vous dire addContract ?'],
    ['paths', 'Pour écrire les chemins de plusieurs flux, il faut --out et un dossier.'],
    ['list addContract invite', 'De trop : « invite ».'],
    ['diff HEAD un deux', 'De trop : « un », « deux ».'],
    ['draw', 'Pour dessiner plusieurs flux, il faut --out et un dossier.'],
    ['draw addContract --out package.json/a.svg', 'a.svg » : ce nom est celui d’un fichier.'],
    ['draw addContract --out package.json/a/b.svg', 'b.svg » : une partie de ce chemin est un fichier.'],
    ['draw addContract --out flow.bidon', 'Extension inconnue : « .bidon ». Au choix : .svg, .mmd, .json, '],
    ['draw addContract --out flow.md --format svg', 'Un fichier .md est écrit en md, pas en svg.'],
    ['draw notice --names french --format csv', '--names ne vaut que pour svg et mermaid, pas pour csv.'],
    ['coverage addContract --fail-under 101', '--fail-under attend un pourcentage, de 0 à 100, pas « 101 ».'],
    ['mutate addContract --fail-under tout', '--fail-under attend un pourcentage, de 0 à 100, pas « tout ».'],
    ['paths addContract --format pdf', 'Valeur inconnue de --format : « pdf ». Vouliez-vous dire md ?'],
    ['paths addContract --end never', 'Valeur inconnue de --end : « never ». Au choix : final, any.'],
    ['paths notice --max-length long', '--max-length attend un nombre entier, 1 au moins, pas « long ».'],
    ['paths addContract --max-length 0', '--max-length attend un nombre entier, 1 au moins, pas « 0 ».'],
    ['check addContract --walks 0', '--walks attend un nombre entier, 1 au moins, pas « 0 ».'],
    ['paths addContract --exclude close', 'Événement inconnu : « close ». Vouliez-vous dire closed ?'],
    ['paths addContract --out package.json', 'Impossible d’écrire « '],
    ['paths notice --criterion pairs --seed 2', '--seed ne vaut que pour --criterion random, pas pour pairs'],
    ['paths notice --limit 2', '--limit ne vaut que pour --criterion simple ou random, pas pour branches+r'],
    ['paths notice --criterium states', 'Option inconnue : « --criterium ». Vouliez-vous dire --criterion ?'],
    ['paths addContract --seed', 'Il manque une valeur à « --seed <nombre> ».'],
    [
      'paths addContract --to submit',
      'État inconnu : « submit ». Vouliez-vous dire submitting ou submitted ?',
    ],
    ['paths addContract --to editing --seed 2', '--seed est de trop.'],
    ['paths notice --format playwright', 'Aucune table « portal » dans : test/flows/notice/notice.proof.tsx'],
    ['paths all', 'Pour écrire les chemins de plusieurs flux, il faut --out et un dossier.'],
    ['run notice --driver car', 'Valeur inconnue de --driver : « car ». Au choix : actor, view, portal.'],
    ['run addContract --path nope', 'Chemin inconnu : « nope ».'],
    ['run addContract --shard 5/4', '--shard attend une part d’un tout, comme 1/4, pas « 5/4 ».'],
    ['run notice --driver portal', 'Aucune table « portal » dans : test/flows/notice/notice.proof.tsx.'],
    ['diff', 'Il manque un mot : <révision>.'],
    ['diff no-such-revision', 'Révision git inconnue : « no-such-revision ».'],
  ])('cause an error message in French: « %s »', async (line, message) => {
    const { code, out, err } = await ask(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('limits and missing values', () => {
  it('rejects an empty value of --out', async () => {
    const err = expect.stringContaining('à «\u00a0--out <dossier>\u00a0»');
    expect(await runOnFlows(catalogue, ['paths', 'addContract', '--out', ''])).toMatchObject({
      code: 2,
      err,
    });
  });

  it('prints the targets that no path within --max-length reaches', async () => {
    const { code, out, err } = await ask('paths addContract --max-length 3 --end final --format json');
    expect(code).toBe(0);
    expect(JSON.parse(out).every(({ moves }: { moves: unknown[] }) => moves.length <= 3)).toBe(true);
    expect(err.split('\n')).toEqual([
      'Laissé de côté, faute d’un chemin de 3 pas au plus (4) :',
      '  refus, editing · form.submitted (référence trop courte)',
      '  refus, submitting · form.submitted',
      '  refus, submitting · closed',
      '  addContract.submitting|xstate.error.actor.submitForm|0',
    ]);
    expect((await ask('paths addContract --max-length 9')).err).toBe('');
    const { err: long } = await ask('paths directDebit --max-length 1 --criterion transitions');
    expect(long.split('\n').at(-1)).toMatch(/^ {2}et \d+ de plus$/);
  });

  it('warns that --limit omits some paths of the criterion simple', async () => {
    const { out, err } = await ask('paths addContract --criterion simple --limit 2 --format json');
    expect(JSON.parse(out)).toHaveLength(2);
    expect(err).toBe('Seuls les 2 premiers chemins sont donnés ; voir --limit.');
    expect((await ask('paths addContract --criterion simple')).err).toBe('');
  });
});

describe('paths for the portal', () => {
  it('include only moves that the portal can play, and the count of the other moves', async () => {
    const specs = join(folder, 'all');
    const flows = catalogue.filter(({ id }) => ['addContract', 'export', 'notice'].includes(id));
    const { code, out, err } = await ask(`paths all --format playwright --out ${specs}`, flows);
    expect(code).toBe(0);
    const ids = ['addContract', 'export'];
    expect(out.split('\n').sort()).toEqual(ids.map((id) => join(specs, `${id}.spec.mts`)));
    expect(err).toContain('test/flows/notice/notice.proof.tsx');
    for (const table of (await portalWalks()).filter(({ model }) => ids.includes(model.machine.id))) {
      const spec = readFileSync(join(specs, `${table.model.machine.id}.spec.mts`), 'utf8');
      const exported = [...spec.matchAll(/^ {2}walkPortal\(page, (.*)\)\);$/gm)].map(
        ([, path = '']): Path => JSON.parse(path),
      );
      expect(exported).toEqual(findPortalPaths(explore(table.model), table));
      expect(exported.flatMap((path) => listImpossible(table, table, path))).toEqual([]);
    }
    expect(err).toMatch(
      /^export : laissés de côté, \d+ chemins sur les \d+ du critère\. .*\n(?: {2}.+\n)* {2}cancelled, dans writing\n/m,
    );
    expect(err).not.toMatch(/^addContract/m);
  });
});

const parseGherkin = (text: string) => {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  return (parser.parse(text).feature?.children ?? []).flatMap(({ scenario }) => scenario ?? []);
};

describe('paths as Gherkin', () => {
  it.each(few)('contain one scenario for each story of $id, with short steps', async ({ id }) => {
    const { out } = await ask(`paths ${id} --format gherkin`);
    const scenarios = parseGherkin(out);
    const paths: Path[] = JSON.parse((await ask(`paths ${id} --criterion stories --format json`)).out);
    expect(scenarios.map(({ tags }) => tags[0]?.name)).toEqual(paths.map((path) => `@${path.id}`));
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    const steps = scenarios.flatMap((scenario) => scenario.steps);
    expect(steps.filter(({ text }) => text.length > 210 || !text)).toEqual([]);
    expect(steps.filter(({ keyword }) => keyword === 'Quand ').length).toBe(
      paths.reduce((sum, { moves }) => sum + moves.length, 0),
    );
  });

  it('contain one step for each refused move, and a long description on one line', async () => {
    const states = { a: { description: 'first\r\nstate', on: { go: 'b' } }, b: {} };
    const machine = machineOf(states, { description: 'one\n# two\u2028three' });
    const flow = makeFlow(machine, { go: {}, stay: { x: {}, y: {} } });
    const { out } = await ask('paths m --format gherkin', [flow]);
    expect(out).toContain('Fonctionnalité: one # two three\n');
    const [, refusals] = parseGherkin(out);
    expect(refusals?.steps.map(({ keyword, text }) => keyword + text)).toEqual([
      'Étant donné start',
      'Et first state [a]',
      'Quand stay (x)',
      'Alors rien ne change',
    ]);
  });

  it('have different titles if they have the same start and end', async () => {
    const { out } = await ask('paths invite --format gherkin --criterion branches+refused');
    expect(parseGherkin(out).some(({ name }) => name.includes(', quand '))).toBe(true);
    expect((await ask('paths invite --format playwright')).out).toMatch(/^test\("invite \S+ .*, quand /m);
  });
});

describe('tests for a QA team', () => {
  const states = { a: { on: { go: 'b', stay: 'a' } }, b: { on: { back: 'a' } } };
  const cases = { go: {}, stay: {}, back: {}, more: {} };
  const flowOf = (machine: Flow['machine'], described: object = {}) => {
    const flow = makeFlow(machine, cases);
    return { ...flow, model: { ...flow.model, ...described } };
  };
  const small = machineOf(states);
  const larger = machineOf({ ...states, b: { on: { back: 'a', more: 'c' } }, c: {} });
  const idsOf = async (machine: Flow['machine']): Promise<string[]> => {
    const { out } = await ask('paths m --criterion stories --format json', [flowOf(machine)]);
    return JSON.parse(out).map(({ id }: Path) => id);
  };

  it('keep the ids of their stories when the machine has an additional branch', async () => {
    const [before, after] = [await idsOf(small), await idsOf(larger)];
    const gone = before.filter((id) => !after.includes(id));
    // The id of one story changes: the event « more », which « b » refused, is now accepted.
    expect(before.length - gone.length).toBeGreaterThanOrEqual(4);
    expect(gone.length).toBeLessThanOrEqual(1);
  });

  it('are sorted by the weight of their requirements, with tags and references', async () => {
    const described = { requirements: { 'RG-1': ['b'], 'RG-012': ['go'] }, weight: { 'RG-012': 5 } };
    const flows = [flowOf(small, described)];
    const { out } = await ask('paths m --criterion stories --risk --format json', flows);
    const required = JSON.parse(out).map(({ requirements }: { requirements: string[] }) => requirements);
    expect(required[0]).toEqual(['RG-1', 'RG-012']);
    expect(required.at(-1)).toEqual([]);
    expect((await ask('paths m --format gherkin', flows)).out).toMatch(/^ {2}@\w{8} @RG-012$/m);
    const { out: xray } = await ask('paths m --format xray', flows);
    expect(xray).toMatch(/^"\w{8}","Manual",".*","High","m RG-1 RG-012",/m);
    expect((await ask('paths m --format testrail', flows)).out).toMatch(/"\d0s","RG-1, RG-012",/);
    expect((await ask('coverage m', flows)).out).toContain('  exigence RG-012 : 1 sur 1');
  });

  it('fail for a requirement about an element that the chart does not contain', async () => {
    const { code, out } = await ask('lint m', [flowOf(small, { requirements: { 'RG-2': ['nowhere'] } })]);
    expect(code).toBe(1);
    expect(out).toMatch(/unknown-requirement {2}m.: l’exigence «.RG-2.» cite «.nowhere.»/);
  });

  it('link each flow to at least one rule of docs/rules.md', () => {
    const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8');
    const anchors = [...rules.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const { id, model } of catalogue) {
      const required = Object.keys(model.requirements ?? {});
      expect(required.length, id).toBeGreaterThan(0);
      expect(anchors, id).toEqual(expect.arrayContaining(required));
    }
  });

  it('merge the shards of a run into one JUnit file and one page', async () => {
    const report = join(folder, 'report');
    const { out } = await ask(`paths invite --criterion stories --format json`);
    for (const shard of ['1/2', '2/2'])
      expect((await ask(`run invite --criterion stories --shard ${shard} --report ${report}`)).code).toBe(0);
    expect((await ask(`report ${report}`)).out.split('\n')).toEqual(
      ['junit.xml', 'report.html'].map((name) => join(report, name)),
    );
    const ids = JSON.parse(out).map(({ id }: Path) => id);
    const junit = readFileSync(join(report, 'junit.xml'), 'utf8');
    expect(readXml(junit).name).toBe('testsuites');
    expect([...junit.matchAll(/<testcase name="(\w+) /g)].map(([, id]) => id).sort()).toEqual(ids.toSorted());
    expect(junit).toContain(`tests="${ids.length}" failures="0" errors="0" skipped="0"`);
    expect(junit).toContain('<property name="requirement invitation"');
    const page = readFileSync(join(report, 'report.html'), 'utf8');
    for (const id of ids) expect(page).toContain(`<code>${id}</code>`);
    expect((await ask(`report ${folder}/none`)).code).toBe(2);
  });

  it('explain a failure in French: path, step, expected and actual state, command', () => {
    const exploration = explore(flowOf(small).model);
    const [path] = findPaths(exploration, 'states');
    const walked = (...problems: string[]) =>
      toResults([{ exploration, paths: [path!] }], [{ path: path!, branches: [], problems }], {
        driver: 'view',
        criterion: 'states',
      }).map(failureText);
    const name = 'step 1, go: name: expected "b", got "a"';
    expect(walked(name, 'step 1, go: context: expected {}, got null')).toEqual([
      [
        'Échec du flux m (m)',
        `  chemin   ${path!.id}, start → b`,
        '  étape    1 sur 1, go',
        '  attendu  l’état\u00a0: "b"',
        '  vu       l’état\u00a0: "a"',
        `  rejouer  npm run paths -- run m --driver view --criterion states --path ${path!.id}`,
        `  détail   ${name}`,
        '  détail   step 1, go: context: expected {}, got null',
      ],
    ]);
    expect(walked('Timeout of 5000 ms')[0]?.slice(2, 5)).toEqual([
      '  étape    inconnue',
      '  attendu  le chemin se joue jusqu’au bout',
      '  vu       Timeout of 5000 ms',
    ]);
    expect(walked()).toEqual([[]]);
  });
});

describe('an invalid flow', () => {
  const broken = machineOf({ a: { on: { go: { guard: throwing } } } }, { id: 'broken' });
  it('is reported with the state and the event, unlike an invalid command', async () => {
    const { code, err } = await ask('list', [makeFlow(broken, { go: {} })]);
    expect(code).toBe(2);
    expect(err).toMatch(/^broken: in "a", on go: .*no such contract/s);
  });

  it('is detected by random moves on real actors', async () => {
    const visited = expect.stringMatching(/\d\ssituations visitées sur \d+ .*\nRien d’imprévu\.$/);
    expect(await ask('check addContract --walks 5')).toMatchObject({ code: 0, out: visited });
    const explored = expect.stringMatching(/^2 machines, \d+ états : rien d’imprévu\.$/);
    expect(await ask('check --machines 2 --walks 2')).toMatchObject({ code: 0, out: explored });
    expect(await ask('check addContract --machines 2')).toMatchObject({ code: 2 });
    let times = 0;
    const isOdd = () => times++ % 2 === 1;
    const machine = machineOf({ a: { on: { go: [{ guard: isOdd, target: 'b' }, { target: 'a' }] } }, b: {} });
    const { code, out } = await ask('check m --walks 9', [makeFlow(machine, { go: {} })]);
    expect(code).toBe(1);
    expect(out).toMatch(/^m {2}germe \d, pas \d+: the actor is in .*which no edge predicted\n {2}→/);
  });

  it('makes the commands lint, coverage and mutate fail with a list of problems', async () => {
    const machine = machineOf({ a: { on: { go: { guard: () => false, target: 'b' } } }, b: {} });
    const flows = [makeFlow(machine, { go: {} })];
    const lint = await ask('lint', flows);
    expect(lint.code).toBe(1);
    expect(lint.out).toContain('m  unreachable  m.a|go|0\u00a0: aucun pas exploré ne prend cette branche');
    expect(await ask('coverage', flows)).toMatchObject({
      code: 1,
      out: 'm : 0\u00a0branche sur 1 (0,0 %)\n  m.a|go|0 : aucun chemin n’y mène',
    });
    expect((await ask('coverage', flows)).err).toBe('m : 0,0 %, pour 100,0 % au moins demandés.');
    expect((await ask('coverage --fail-under 0', flows)).code).toBe(0);
    expect((await ask('coverage --fail-under 0,5', flows)).code).toBe(1);
    const mutate = await ask('mutate', flows);
    expect(mutate.code).toBe(1);
    expect(mutate.out).toContain('inaperçue : drop m.a|go|0');
    expect(mutate.out).toContain('  la flèche manque\u00a0: 1');
  });
});
