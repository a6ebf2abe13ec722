import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bareTextsIn } from './bareTexts.ts';
import { identifiersIn, splitWords } from './identifiers.ts';

/** Checks the import rules of the README. A rule also fails if its folder does not exist. */

const root = fileURLToPath(new URL('..', import.meta.url));
const isCode = (file: string) => /\.(ts|tsx)$/.test(file);

const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const tops = ['machines', 'brands', 'locales', 'deploy', 'src', 'test', '.storybook'];
const code = tops.flatMap(listFiles).filter(isCode);
const codeFiles = new Set(code);

const once = <Found>(find: (file: string) => Found): ((file: string) => Found) => {
  const known = new Map<string, Found>();
  return (file) => {
    const found = known.get(file) ?? find(file);
    known.set(file, found);
    return found;
  };
};

const readText = once((file) => readFileSync(join(root, file), 'utf8'));

const imported = (file: string, pattern: RegExp): string[] =>
  [...readText(file).matchAll(pattern)].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? join(dirname(file), specifier) : `package:${specifier}`;
  });

const listImports = once((file) => imported(file, /(?:from|import)\s*\(?\s*'([^']+)'/g));

const listNeeds = once((file) => imported(file, /^import(?! type)[^'(]*'([^']+)'/gm));

const isTest = (file: string) => /\.(test|test-d|stories|bench|spec)\.tsx?$/.test(file);
const sources = code.filter((file) => !isTest(file));

const under =
  (...folders: string[]) =>
  (target: string) =>
    folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

const isProof = (file: string) => file.endsWith('.proof.tsx');

const foundBy = once((file) => {
  const text = readText(file);
  const globs = [...text.matchAll(/import\.meta\.glob[^(]*\(([^)]*)\)/g)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'(\.[^']*)'/g)].map(([, pattern = '']) => join(dirname(file), pattern)),
  );
  const patterns = globs.map(
    (glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`),
  );
  return code.filter((target) => patterns.some((pattern) => pattern.test(target)));
});

const reachedFrom = (entries: readonly string[], next: (file: string) => string[]): string[] => {
  const reached = new Set(entries);
  for (const file of reached) for (const target of next(file)) if (codeFiles.has(target)) reached.add(target);
  return [...reached];
};

const neededBy = (entries: readonly string[]) => reachedFrom(entries, listNeeds);

/** Modules of the portal, with those that it loads on demand. */
const portal = reachedFrom(['src/main.tsx'], (file) => [...listImports(file), ...foundBy(file)]);

const strays = (folder: string, mayImport: (target: string, file: string) => boolean, files = sources) =>
  files.filter(under(folder)).flatMap((file) =>
    listImports(file)
      .filter((target) => !mayImport(target, file))
      .map((target) => `${file} → ${target}`),
  );

const isPackage = (target: string, ...names: string[]) =>
  names.some((name) => target === `package:${name}` || target.startsWith(`package:${name}/`));

const anyPackage = (target: string) => target.startsWith('package:');

const shared = ['machines', 'src/domain', 'brands', 'locales'];

const boundaries: Record<string, string[]> = {
  'src/domain': [],
  machines: ['src/domain'],
  brands: [],
  locales: [],
  'src/kit': ['machines', 'src/domain'],
  src: [...shared, 'vite.config.ts', 'deploy'],
  // Allows this import, because fields must normalise texts in the same way as statecharts.
  'src/ui': ['brands', 'locales', 'src/domain/text.ts'],
  'src/api': shared,
  'src/views': [...shared, 'src/ui', 'src/api/storage/ownNames.ts'],
  'src/fields': [...shared, 'src/views', 'src/ui'],
  'src/spreadsheet': ['machines', 'src/domain'],
  'src/pages': [...shared, 'src/views', 'src/fields', 'src/ui', 'src/api'],
  'src/visualiser': [
    ...shared,
    'src/kit',
    'src/views',
    'src/ui',
    'src/api/storage/stored.ts',
    'vite.config.ts',
  ],
};

describe('module boundaries', () => {
  it.each(Object.entries(boundaries))('lets %s import only itself, packages and %j', (folder, allowed) => {
    const isAllowed = under(folder, ...allowed);
    expect(strays(folder, (target) => anyPackage(target) || isAllowed(target))).toEqual([]);
  });

  it.each([
    ['src/domain', 'ibantools'],
    ['machines', 'xstate'],
  ])('allows in %s only imports of the packages %s, date-fns and zod/mini', (folder, own) => {
    const isAllowed = (target: string) =>
      !anyPackage(target) || isPackage(target, own, 'date-fns') || target === 'package:zod/mini';
    expect(strays(folder, isAllowed)).toEqual([]);
  });

  it('includes in the portal no file of the path kit, no model and no proof', () => {
    const isTool = (file: string) =>
      under('src/kit', 'machines/setup/defineModel.ts')(file) || file.endsWith('.model.ts') || isProof(file);
    // `live.ts` sends the steps of actors to the visualiser, only in development (test/shipped.test.ts).
    const isLive = (file: string) => file === 'src/app/live.ts';
    const shipped = sources.filter(
      (file) =>
        under('machines', 'src')(file) && !isTool(file) && !under('src/visualiser')(file) && !isLive(file),
    );
    expect(shipped).toContain('machines/setup/chart.ts');
    const mayImport = (target: string) => !isTool(target);
    expect([...strays('machines', mayImport, shipped), ...strays('src', mayImport, shipped)]).toEqual([]);
  });

  it('finds no import of the visualiser in a module of the portal', () => {
    const others = sources.filter((file) => !under('src/visualiser', 'test')(file));
    expect(strays('src', (target) => !under('src/visualiser')(target), others)).toEqual([]);
  });

  it('finds no import between two flows', () => {
    const mayImport = (target: string, file: string) => {
      const own = file.split('/').slice(0, 3).join('/');
      const folders = [...shared, own, 'src/views', 'src/fields', 'src/spreadsheet', 'src/ui', 'src/api'];
      return under(...folders)(target) || anyPackage(target);
    };
    expect(strays('src/flows', mayImport)).toEqual([]);
  });

  it('finds no import of a prerendered loading screen in the main module of the portal', () => {
    const isWaiting = under('src/app/waiting');
    expect(sources.some(isWaiting)).toBe(true);
    expect(portal.filter(isWaiting)).toEqual([]);
  });

  it('finds no HTTP call and no route change in a view or a dialog', () => {
    const views = sources.filter((file) => /(View|Dialog)\.tsx$/.test(file));
    expect(views.length).toBeGreaterThan(1);
    const mayImport = (target: string) => !under('src/api')(target) && !isPackage(target, 'ky', 'wouter');
    expect(strays('src', mayImport, views)).toEqual([
      'src/flows/export/ExportDialog.tsx → src/api/storage/lastExport.ts',
    ]);
  });
});

describe('React Aria, which is a large package,', () => {
  const isAria = (target: string) =>
    isPackage(target, 'react-aria', 'react-aria-components', 'react-stately');

  it('is imported neither by the dashboard nor by the layouts of signed-in users', () => {
    const entries = [
      ...sources.filter((file) => /^src\/app\/layouts\/[^/]+Layout\.tsx$/.test(file)),
      'src/app/routes/DashboardRoute.tsx',
      'src/app/start/start.tsx',
    ];
    expect(entries.length).toBeGreaterThan(4);
    const needed = neededBy(entries);
    expect(needed).toContain('src/ui/controls/buttons/Button.tsx');
    expect(needed.filter((file) => listNeeds(file).some(isAria))).toEqual([]);
  });

  it('is imported with French texts for each component that has its own texts', () => {
    const speaks =
      /:react-aria-components\/(Menu|Modal|Popover|SearchField|RadioGroup|ToggleButtonGroup|RangeCalendar|DatePicker|ComboBox)$/;
    const isInside = under(
      'src/visualiser',
      'src/fields/addresses/SuggestionField.tsx',
      'src/ui/forms/choice/CalendarMonth.tsx',
    );
    const spoken = sources.filter(
      (file) => !isInside(file) && listImports(file).some((target) => speaks.test(target)),
    );
    expect(spoken).toContain('src/ui/controls/menu/Menu.tsx');
    expect(spoken.filter((file) => !listImports(file).includes('src/ui/display/InFrench.tsx'))).toEqual([]);
  });
});

describe('the proof of a flow', () => {
  it('exists for every flow in the test folder of the flow', async () => {
    const { catalogue } = await import('#src/kit/catalogue.ts');
    const expected = catalogue.map(({ id, folder }) => `test/flows/${folder}/${id}.proof.tsx`);
    expect(code.filter(isProof).sort()).toEqual([...expected].sort());
    const misnamed = catalogue.filter(
      ({ id }, rank) =>
        !readText(expected[rank] ?? '').includes(`export const ${id}Proof = defineProof(${id}Model)(`),
    );
    expect(misnamed.map(({ id }) => id)).toEqual([]);
  });

  it('imports its view only on demand, so that Node can load its other parts', () => {
    const views = code.filter(isProof).flatMap((file) =>
      listNeeds(file)
        .filter((target) => /\.(tsx|css\.ts)$/.test(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(views).toEqual([]);
  });

  it('is not imported by any module of the portal', () => {
    expect(portal).toContain('src/flows/add-contract/AddContractView.tsx');
    expect(portal.filter((file) => isProof(file) || listImports(file).some(isProof))).toEqual([]);
  });
});

describe('network code', () => {
  it('sends HTTP requests from only five listed files, and the token from only two of them', () => {
    const calls =
      /\bfetch\(|^import (?!type).* from 'ky'|XMLHttpRequest|sendBeacon|new (WebSocket|EventSource|Request)\b/m;
    const calling = portal.filter((file) => calls.test(readText(file)));
    expect(calling.sort()).toEqual(
      [
        // These files send the token only to the origin of the portal, because they call `ownUrl`.
        'src/api/client/ahead.ts',
        'src/api/client/http.ts',
        // These files send no token: address service, analytics, and pages of the portal itself.
        'src/api/addresses.ts',
        'src/app/analytics/startMeasure.ts',
        'src/ui/browser/loadModule.ts',
      ].sort(),
    );
    const withToken = ['src/api/client/ahead.ts', 'src/api/client/client.ts'];
    expect(withToken.filter((file) => /\bownUrl\(/.test(readText(file)))).toEqual(withToken);
    expect(sources.filter((file) => listImports(file).includes('src/api/client/http.ts'))).toEqual([
      'src/api/client/client.ts',
    ]);
  });

  it('inserts HTML from a string only for the prerendered page', () => {
    const writes = /dangerouslySetInnerHTML|\.(inner|outer)HTML =|insertAdjacentHTML|document\.write|srcdoc/i;
    const writing = portal.filter((file) => writes.test(readText(file)));
    expect(writing).toEqual(['src/app/start/Painted.tsx']);
  });

  it('encodes the values of query strings', () => {
    // Allows the variable `modal`: it is a constant that needs no encoding.
    const bare = /[?&][\w-]+=\$\{(?!encodeURIComponent\(|modal\})/;
    const writing = portal.filter((file) => bare.test(readText(file)));
    expect(writing).toEqual([]);
  });
});

describe('texts that a page translator may replace', () => {
  it('finds each text of a screen as the only child of its element', () => {
    const screens = sources.filter(
      (file) => file.endsWith('.tsx') && under('src')(file) && !under('src/visualiser', 'src/kit')(file),
    );
    expect(screens.length).toBeGreaterThan(200);
    expect(screens.flatMap((file) => bareTextsIn(readText(file)).map((text) => `${file}: ${text}`))).toEqual(
      [],
    );
  });
});

describe('code conventions', () => {
  it('finds no file that only exports other files', () => {
    const isBarrel = (file: string) => {
      const lines = readText(file)
        .split('\n')
        .filter((line) => line.trim() && !/^\s*(\/\*|\*|\/\/)/.test(line));
      return lines.length > 1 && lines.every((line) => /^export (\*|\{.*\}) from /.test(line));
    };
    expect(sources.filter(isBarrel)).toEqual([]);
  });

  it('finds no file with more lines than its limit', () => {
    const limits: [RegExp, number][] = [
      [/\.machine\.ts$/, 400],
      [/\.proof\.tsx$/, 500],
      [/\.tsx?$/, 300],
    ];
    const tooLong = sources.flatMap((file) => {
      const lines = readText(file).split('\n').length;
      const limit = limits.find(([pattern]) => pattern.test(file))?.[1] ?? 300;
      return lines > limit ? [`${file}: ${lines} lines`] : [];
    });
    expect(tooLong).toEqual([]);
  });

  it('lists every flow that has a model in the catalogue', async () => {
    const { catalogue } = await import('#src/kit/catalogue.ts');
    const charted = listFiles('machines').filter(
      (file) => file.endsWith('.model.ts') && /= defineModel\(/.test(readText(file)),
    );
    expect(charted.length).toBeGreaterThan(1);
    expect(catalogue.map(({ folder, id }) => `machines/${folder}/${id}.model.ts`).sort()).toEqual(
      charted.sort(),
    );
  });

  it('finds lint suppressions only in the three files of decision 25', () => {
    const suppressions = ['biome-ignore|@ts-(ignore|nocheck)', '--', ':!*.md', ':!test/architecture.test.ts'];
    const found = execFileSync('git', ['grep', '-IcE', ...suppressions], { cwd: root, encoding: 'utf8' });
    expect(found.trim().split('\n')).toEqual([
      'index.html:1',
      'src/app/start/Painted.tsx:1',
      'src/visualiser/book/BookPane.tsx:1',
    ]);
  });

  it('finds only the expected files and folders in the root of the repository', () => {
    const expected = [
      ...['.ci', '.github', '.gitignore', '.nvmrc', '.storybook', 'LICENSE', 'README.md', 'biome.json'],
      ...['brands', 'cspell.json', 'deploy', 'docs', 'index.html', 'locales', 'machines'],
      ...['package-lock.json', 'package.json', 'src', 'test', 'tsconfig.json', 'vite.config.ts'],
    ];
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    const found = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
    expect([...found].filter((name) => name && !expected.includes(name))).toEqual([]);
  });
});

describe('identifiers', () => {
  const dialect = new Set(
    'told tell tells telling says saying said hear hears heard asked kept held'.split(' '),
  );
  // Names of states that other files of the flow define (docs/rules.md#flow-attributes).
  const isGiven = (file: string, name: string) =>
    (/\/analyticsConsent\.(machine\.ts|proof\.tsx)$/.test(file) && name === 'asked') ||
    (/\/notice\.(machine\.ts|proof\.tsx)$/.test(file) && name === 'held');

  it('finds no verb of speech (told, says, asked) in identifiers and file names', () => {
    expect(code.length).toBeGreaterThan(1000);
    const found = code.flatMap((file) =>
      [basename(file), ...identifiersIn(file, readText(file))]
        .filter((name) => splitWords(name).some((word) => dialect.has(word)) && !isGiven(file, name))
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
