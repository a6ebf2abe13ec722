import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  assetHeaders,
  hashPageScript,
  hashPageStyle,
  policy,
  proxiedHeaders,
  reactAriaStyles,
  securityHeaders,
} from '../../../deploy/headers.ts';
import { exampleSettings } from '../../../deploy/settings.ts';
import { ownPaths } from './ownPaths.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const reactAria = 'node_modules/react-aria/dist/private';

const injectedStyle = async (module: string): Promise<string> => {
  const source = await read(`${reactAria}/${module}.mjs`);
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1];
  if (template === undefined) throw new Error(`${module} no longer writes a style`);
  const constant = (name: string) => source.split(`const ${name} = '`)[1]?.split("'")[0] ?? '';
  return template.replace(/\$\{([^}]+)\}/g, (_, name: string) => constant(name)).trim();
};

describe('the styles of react-aria', () => {
  it.each([
    ['interactions/usePress', reactAriaStyles.usePress],
    ['overlays/usePreventScroll', reactAriaStyles.usePreventScroll],
  ])('of %s have the hash that the CSP contains', async (module, hash) => {
    const digest = createHash('sha256')
      .update(await injectedStyle(module))
      .digest('base64');
    expect(`sha256-${digest}`).toBe(hash);
  });
});

const settings = exampleSettings();
const closed = policy({ deployment: null });
const opened = policy({ deployment: settings });
const ofMandate = policy({ deployment: settings, thirdParty: 'mandate' });
const ofCaptcha = policy({ deployment: settings, thirdParty: 'captcha' });

const listChanges = (from: typeof opened, to: typeof opened) =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (name) => `${from[name]}` !== `${to[name]}`,
  );

const listSources = (directives: typeof opened, name: string) =>
  directives[name]?.filter((source) => !source.includes('hcaptcha.com'));

describe('the content security policy', () => {
  it('allows one inline script by its hash, but no eval and no script of another origin', async () => {
    const { 'require-trusted-types-for': _, 'trusted-types': __, ...fetched } = closed;
    const sources = Object.values(fetched).flat();
    expect(sources.filter((source) => !/^('self'|'none'|blob:|'sha256-.+')$/.test(source))).toEqual([]);
    expect(closed['script-src']).toEqual(["'self'", hashPageScript(await read('index.html'))]);
  });

  it('allows HTML from strings and scripts from strings only on pages with a captcha', () => {
    for (const directives of [closed, opened, ofMandate])
      expect(directives).toMatchObject({
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      });
    expect(ofCaptcha).not.toHaveProperty('require-trusted-types-for');
    expect(policy({ deployment: null, thirdParty: 'captcha' })).toEqual(closed);
  });

  it('allows the iframe of a mandate form only on the page of the mandate', () => {
    expect([closed, opened].map((directives) => directives['frame-src'])).toEqual([["'none'"], ["'none'"]]);
    expect(policy({ deployment: null, thirdParty: 'mandate' })['frame-src']).toEqual(["'self'"]);
    expect(ofMandate['frame-src']).toEqual(['https://mandat.example']);
    expect(listChanges(opened, ofMandate)).toEqual(['frame-src']);
  });

  it('forbids the browser to submit any form itself', () => {
    expect(opened['form-action']).toEqual(["'none'"]);
  });

  it('allows calls to the address service of the settings, and to no other origin', () => {
    expect(closed['connect-src']).toEqual(["'self'"]);
    expect(opened['connect-src']).toEqual(["'self'", 'https://data.geopf.fr']);
    expect(listChanges(closed, opened)).toEqual(['connect-src']);
  });

  it('allows calls to the address service that the rules and the OpenAPI file name', async () => {
    for (const document of ['docs/rules.md', 'docs/back-office.openapi.yaml'])
      expect(await read(document)).toContain(`\`${settings.addressSearch}\``);
  });

  it('allows the captcha of the settings only on pages with a captcha', () => {
    const captcha = { ...settings.captcha, scriptAddress: 'https://captcha.portail.internal/1/api.js' };
    expect(`${Object.values(opened)}${Object.values(ofMandate)}`).not.toContain('hcaptcha.com');
    expect(listSources(ofCaptcha, 'script-src')).toEqual(closed['script-src']);
    const elsewhere = policy({ deployment: { ...settings, captcha }, thirdParty: 'captcha' });
    expect(listSources(elsewhere, 'script-src')).toEqual([
      ...(closed['script-src'] ?? []),
      'https://captcha.portail.internal',
    ]);
    expect(listChanges(opened, ofCaptcha)).toEqual([
      'script-src',
      'style-src',
      'connect-src',
      'frame-src',
      'require-trusted-types-for',
      'trusted-types',
    ]);
  });
});

it('sends headers that require HTTPS, isolate windows and prevent file-type guessing', () => {
  expect(securityHeaders({ deployment: settings })).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(
      /base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/,
    ),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000; includeSubDomains$/),
    'X-Content-Type-Options': 'nosniff',
  });
  expect(securityHeaders({ deployment: settings })).not.toHaveProperty('Access-Control-Allow-Origin');
});

it('allows built scripts to load only their own origin, in headers below 320 characters', () => {
  const headers = assetHeaders();
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(securityHeaders({ deployment: null })).toMatchObject(
    Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Security-Policy')),
  );
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(['Referrer-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']),
  );
  expect(Object.entries(headers).flat().join(': ').length).toBeLessThan(320);
});

it('forbids browsers to store or display a response of the back office as a page', () => {
  const { 'Strict-Transport-Security': https } = securityHeaders({ deployment: settings });
  const common = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': https,
  };
  expect(proxiedHeaders('signIn')).toMatchObject(common);
  expect(proxiedHeaders('signIn')).not.toHaveProperty('Content-Security-Policy');
  expect(proxiedHeaders('call')).toMatchObject({
    ...common,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
});

describe('the inline style of a page', () => {
  const style = '.a{color:red}\n.b{color:blue}';

  it('is allowed by a hash in the CSP of the page', () => {
    const digest = createHash('sha256').update(style).digest('base64');
    const styleSource = hashPageStyle(
      `<head><title>Page</title>\n<style>${style}</style></head><body></body>`,
    );
    expect(policy({ deployment: null, styleSource })['style-src']).toContain(`'sha256-${digest}'`);
  });

  it('causes no change of the CSP if the page has no inline style', () => {
    const styleSource = hashPageStyle('<title>Page</title>');
    expect(styleSource).toBeUndefined();
    expect(policy({ deployment: null, styleSource })).toEqual(policy({ deployment: null }));
  });
});

describe('nginx', () => {
  it('lists no folder, shows no version, and rejects each file whose name starts with a dot', async () => {
    const nginx = await read('deploy/nginx.conf');
    expect(nginx).not.toContain('autoindex');
    expect(nginx.match(/server_tokens off;/g)).toHaveLength(2);
    expect(nginx).toMatch(/location ~ \/\\\. \{\s+return 404;/);
  });

  it('forwards each URL of the back office, but no URL of the sandbox', async () => {
    const nginx = await read('deploy/nginx.conf');
    const locations = [...nginx.matchAll(/location ~ (\^\S+) \{/g)].map(([, own = '']) => new RegExp(own));
    const isProxied = (path: string) => locations.some((own) => own.test(path));
    expect(locations).toHaveLength(2);
    const calls = ['/api/user', '/user/registration', '/p/contact/request', '/saml/login', '/api'];
    for (const path of [...calls, '/prelevement-automatique', '/', '/users'])
      expect(`${path} ${isProxied(path)}`).toBe(`${path} ${ownPaths.test(path)}`);
    expect(isProxied('/sandbox')).toBe(false);
  });
});
