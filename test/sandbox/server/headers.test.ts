import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  hashPageStyle,
  headersFile,
  nginxHeaders,
  nginxStyles,
  policy,
  reactAriaStyles,
  securityHeaders,
  stylesFile,
} from '../../../deploy/headers.ts';
import { exampleSettings } from '../../../deploy/settings.ts';
import { ownPaths } from './ownPaths.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const reactAria = 'node_modules/react-aria/dist/private';

/** The text of the `<style>` that a module of react-aria writes, its constants replaced. */
const injectedStyle = async (module: string): Promise<string> => {
  const source = await read(`${reactAria}/${module}.mjs`);
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1];
  if (template === undefined) throw new Error(`${module} writes no style any more`);
  const constant = (name: string) => source.split(`const ${name} = '`)[1]?.split("'")[0] ?? '';
  return template.replace(/\$\{([^}]+)\}/g, (_, name: string) => constant(name)).trim();
};

describe('the styles of react-aria', () => {
  it.each([
    ['interactions/usePress', reactAriaStyles.usePress],
    ['overlays/usePreventScroll', reactAriaStyles.usePreventScroll],
  ])('of %s has the hash of the policy', async (module, hash) => {
    const digest = createHash('sha256')
      .update(await injectedStyle(module))
      .digest('base64');
    expect(`sha256-${digest}`).toBe(hash);
  });
});

const settings = exampleSettings();
const closed = policy({ deployment: null });
const opened = policy({ deployment: settings });

/** Those of a directive, but the captcha's. */
const listSources = (directives: typeof opened, name: string) =>
  directives[name]?.filter((source) => !source.includes('hcaptcha.com'));

describe('the policy', () => {
  it('lets in neither inline script, nor eval, nor another origin', () => {
    const sources = Object.values(closed).flat();
    expect(sources.filter((source) => !/^('self'|'none'|blob:|'sha256-.+')$/.test(source))).toEqual([]);
    expect(closed['script-src']).toEqual(["'self'"]);
  });

  it('frames the form of a mandate of the settings, and nothing else but the captcha', () => {
    expect(listSources(closed, 'frame-src')).toEqual(["'self'"]);
    expect(listSources(opened, 'frame-src')).toEqual(['https://mandat.example']);
  });

  it('lets the browser send no form by itself', () => {
    expect(opened['form-action']).toEqual(["'none'"]);
  });

  it('lets calls go to the address service of the settings, and nowhere else', () => {
    expect(listSources(closed, 'connect-src')).toEqual(["'self'"]);
    expect(listSources(opened, 'connect-src')).toEqual(["'self'", 'https://data.geopf.fr']);
  });

  it('lets calls go to the address service that the rules and the description of the calls name', async () => {
    for (const document of ['docs/rules.md', 'docs/back-office.openapi.yaml'])
      expect(await read(document)).toContain(`\`${settings.addressSearch}\``);
  });

  it('lets in a captcha that is served from elsewhere', () => {
    const captcha = { ...settings.captcha, scriptAddress: 'https://captcha.portail.internal/1/api.js' };
    expect(listSources(opened, 'script-src')).toEqual(["'self'"]);
    expect(listSources(policy({ deployment: { ...settings, captcha } }), 'script-src')).toEqual([
      "'self'",
      'https://captcha.portail.internal',
    ]);
  });

  it('opens to third parties, where they are met, what they need and no more', () => {
    const changed = Object.keys(opened).filter((name) => `${opened[name]}` !== `${closed[name]}`);
    expect(changed).toEqual(['script-src', 'style-src', 'connect-src', 'frame-src']);
  });
});

it('tells the browser to keep to HTTPS, its own window, and the types that it is given', () => {
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

describe('the style that a page holds', () => {
  const style = '.a{color:red}\n.b{color:blue}';

  it('is the one that the policy lets in', () => {
    const digest = createHash('sha256').update(style).digest('base64');
    const styleSource = hashPageStyle(
      `<head><title>Page</title>\n<style>${style}</style></head><body></body>`,
    );
    expect(policy({ deployment: null, styleSource })['style-src']).toContain(`'sha256-${digest}'`);
  });

  it('may be none', () => {
    const styleSource = hashPageStyle('<title>Page</title>');
    expect(styleSource).toBeUndefined();
    expect(policy({ deployment: null, styleSource })).toEqual(policy({ deployment: null }));
  });
});

describe('nginx', () => {
  it('keeps nothing of who is counted', async () => {
    const [, counted] =
      new RegExp(`location = ${settings.analytics} \\{([^]*?)\\n    \\}`).exec(
        await read('deploy/nginx.conf'),
      ) ?? [];
    expect(counted).toContain('access_log off;');
    expect(counted).toMatch(/limit_except POST \{\s+deny all;/);
  });

  it('logs no address that a token is in', async () => {
    const [, path = '', own] =
      /location ~\* (\^\/authenticate\S+) \{([^}]*)\}/.exec(await read('deploy/nginx.conf')) ?? [];
    expect(own).toContain('access_log off;');
    for (const written of ['/authenticate', '/authenticate/', '/Authenticate'])
      expect(written).toMatch(new RegExp(path, 'i'));
  });

  it('says the encoding of every text', async () => {
    const nginx = await read('deploy/nginx.conf');
    const types = /charset_types ([^;]+);/.exec(nginx)?.[1]?.split(' ');
    const compressed = /gzip_types ([^;]+);/.exec(nginx)?.[1]?.split(' ') ?? [];
    expect(nginx).toMatch(/charset utf-8;/);
    expect(types).toEqual(expect.arrayContaining(compressed));
  });

  it('lists no folder, and says neither its version nor what begins with a dot', async () => {
    const nginx = await read('deploy/nginx.conf');
    expect(nginx).not.toContain('autoindex');
    expect(nginx).toContain('server_tokens off;');
    expect(nginx).toMatch(/location ~ \/\\\. \{\s+return 404;/);
  });

  it('sends the headers of the deployment, and the style of the page', async () => {
    const nginx = await read('deploy/nginx.conf');
    const root = /root (\S+);/.exec(nginx)?.[1];
    expect(nginx).toContain(`include ${root}/${headersFile};`);
    const [, name = '', styles] = /map \$page (\$\w+) \{\s+include (\S+);/.exec(nginx) ?? [];
    expect(nginxHeaders(settings)).toContain(` ${name} `);
    expect(styles).toBe(`${root}/${stylesFile}`);
  });

  it('is told the style of each page', () => {
    const pages = [
      { fileName: 'cgu.html', source: '<style>a{}</style>' },
      { fileName: 'logout.html', source: '' },
    ];
    expect(nginxStyles(pages)).toBe(
      `/cgu.html "${hashPageStyle('<style>a{}</style>')}";\n/logout.html "";\n`,
    );
  });

  it('has no answer of the back office stored, whatever it says', async () => {
    const proxied = /location ~ \S+ \{\s+proxy_pass[^}]*\}/.exec(await read('deploy/nginx.conf'))?.[0];
    expect(proxied).toContain('proxy_hide_header Cache-Control;');
    expect(proxied).toContain('add_header Cache-Control "no-store" always;');
    expect(proxied).toContain('add_header X-Content-Type-Options nosniff always;');
    const { 'Strict-Transport-Security': https } = securityHeaders({ deployment: null });
    expect(proxied).toContain(`add_header Strict-Transport-Security "${https}" always;`);
  });

  it('gives the back office the paths that are its own, save those of the sandbox', async () => {
    const own = /location ~ (\^\S+) \{/.exec(await read('deploy/nginx.conf'))?.[1] ?? '';
    const paths = [
      '/api/user',
      '/user/registration',
      '/p/contact/request',
      '/saml/login',
      '/prelevement-automatique',
    ];
    for (const path of [...paths, '/', '/users', '/api']) {
      expect(`${path} ${new RegExp(own).test(path)}`).toBe(`${path} ${ownPaths.test(path)}`);
    }
    expect(new RegExp(own).test('/sandbox')).toBe(false);
  });
});
