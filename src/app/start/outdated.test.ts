import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../api/client/reads.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const page = read('index.html');
const readme = read('README.md');
const script = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '';

const features = {
  AbortSignal: { any: () => {} },
  URL: { canParse: () => true },
  CSS: { supports: (_: string, value: string) => value.startsWith('light-dark(') },
};

const run = (has: object, search = '', pathname = '/authenticate') => {
  const document = {
    documentElement: { setAttribute: vi.fn(), hasAttribute: (name: string) => name === 'data-session' },
    addEventListener: vi.fn(),
    title: 'Espace professionnel',
  };
  const history = { replaceState: vi.fn() };
  const window: { earlyCheck?: typeof globalThis.earlyCheck } = {};
  runInNewContext(script, { document, history, location: { search, pathname }, window, ...has });
  return {
    early: window.earlyCheck,
    isOutdated: document.documentElement.setAttribute.mock.calls.length === 1,
    document,
    history,
  };
};

describe('outdated-browser script', () => {
  it('leaves the page of a browser with all the tested features unchanged', () => {
    expect(run(features)).toMatchObject({ isOutdated: false, document: { title: 'Espace professionnel' } });
  });

  it.each([
    ['AbortSignal.any', { ...features, AbortSignal: {} }],
    ['AbortSignal', { ...features, AbortSignal: undefined }],
    ['URL.canParse', { ...features, URL: {} }],
    ['light-dark()', { ...features, CSS: { supports: () => false } }],
    ['CSS.supports', { ...features, CSS: undefined }],
  ])('shows the message for outdated browsers in a browser without %s', (_, has) => {
    const { isOutdated, document } = run(has);
    expect([isOutdated, document.title]).toEqual([true, 'Votre navigateur est trop ancien']);
  });

  it('removes the sign-in token from the URL in an outdated browser', () => {
    const { history } = run({}, '?token=a.b.c&RelayState=%2F');
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/authenticate');
  });

  it.each([
    ['a stored token', '/', 'a-token', null, [[paths.tokenCheck, 'Bearer a-token']]],
    ['a token of this tab', '/', 'a-token', 'own', [[paths.tokenCheck, 'Bearer own']]],
    ['no token', '/', null, null, []],
    ['a sign-in, whose URL contains the token', '/authenticate', 'a-token', null, []],
  ])('sends for %s the early calls $4', (_, pathname, token, own, expected) => {
    const sent: unknown[] = [];
    const fetch = async (path: string, { headers }: { headers: { Authorization: string } }) => {
      sent.push([path, headers.Authorization]);
    };
    const storage = (value: string | null) => ({
      getItem: (key: string) => (key === 'portal.token' ? value : null),
    });
    const stored = { localStorage: storage(token), sessionStorage: storage(own) };
    const { early } = run({ ...features, AbortController, fetch, ...stored }, '', pathname);
    expect(sent).toEqual(expected);
    expect(early?.token).toBe(sent.length > 0 ? (own ?? token) : undefined);
  });

  it('sends no early token check if the browser blocks storage', () => {
    expect(run(features, '', '/')).toMatchObject({ early: null, isOutdated: false });
  });

  it('uses only ES5 syntax', () => {
    expect(script).not.toMatch(/=>|`|\b(?:let|const|class|async|await|import)\b|\?\.|\?\?|\.\.\./);
  });
});

/** Table of the README: each feature with its first version in Chrome, Firefox and Safari. */
const rows = [
  ...readme.matchAll(/^\| (.+?) \| Chrome ([\d.]+), Firefox ([\d.]+), Safari ([\d.]+) \| (.+) \|$/gm),
].map(([, name = '', chrome, firefox, safari, effect = '']) => ({
  name,
  versions: [chrome, firefox, safari].map(Number),
  effect,
}));

const isTested = (name: string) =>
  script.includes(name.replaceAll('`', '').replace(/\(\)$/, name.includes('light') ? '(' : ''));

describe('README table of browser features', () => {
  const needed = rows.filter(({ effect }) => effect.includes('trop ancien'));
  const [tested, implied] = [
    needed.filter(({ name }) => isTested(name)),
    needed.filter(({ name }) => !isTested(name)),
  ];
  const latest = [0, 1, 2].map((browser) =>
    Math.max(...tested.map(({ versions }) => versions[browser] ?? 0)),
  );

  it('lists in the README the three latest browser features that the script tests', () => {
    expect(tested.map(({ name }) => name)).toEqual([
      '`light-dark()`',
      '`AbortSignal.any()`',
      '`URL.canParse()`',
    ]);
    for (const { versions } of implied)
      expect(versions.every((version, browser) => version <= (latest[browser] ?? 0))).toBe(true);
    expect(implied).toHaveLength(1);
  });

  it('contains in the outdated-browser page the browser versions of the README', () => {
    expect(latest).toEqual([123, 124, 17.5]);
    for (const version of latest) expect(page).toContain(`à partir de la version ${version}<`);
    expect(readme).toContain('Chrome and Edge 123, Firefox 124, Safari 17.5');
  });
});
