import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  nginxHeaders,
  nginxStyles,
  policy,
  reactAriaStyles,
  styleSourceOf,
  stylesFile,
} from '../../deploy/headers.ts';
import { environments } from '../../src/app/environments.ts';
import { ownPaths } from './ownPaths.ts';

const environmentNames = ['development', 'test', 'inte', 'preprod', 'prod'] as const;

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
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

describe('the policy', () => {
  it('lets in neither inline script, nor eval, nor another origin', () => {
    const sources = Object.values(policy({ deployed: false })).flat();
    expect(sources.filter((source) => !/^('self'|'none'|blob:|'sha256-.+')$/.test(source))).toEqual([]);
    expect(policy({ deployed: false })['script-src']).toEqual(["'self'"]);
  });

  it.each(environmentNames)(
    'in %s, frames the form of a mandate, and nothing else but the captcha',
    (name) => {
      const deployed = name !== 'development' && name !== 'test';
      const own = 'http://portal.test';
      const { origin } = new URL(environments[name].mandateForm, own);
      const sources = policy({ deployed })['frame-src']?.filter((source) => !source.includes('hcaptcha.com'));
      expect(sources).toEqual([origin === own ? "'self'" : origin]);
      expect(origin).toMatch(deployed ? /^https:/ : own);
    },
  );

  it.each(environmentNames)('in %s, lets calls go to the address service, and nowhere else', (name) => {
    const deployed = name !== 'development' && name !== 'test';
    const own = 'http://portal.test';
    const { origin, protocol } = new URL(environments[name].addressSearch, own);
    const sources = policy({ deployed })['connect-src']?.filter((source) => !source.includes('hcaptcha.com'));
    expect(sources).toEqual(origin === own ? ["'self'"] : ["'self'", origin]);
    expect(protocol).toBe(deployed ? 'https:' : 'http:');
  });

  it('lets calls go to the address service that the rules and the description of the calls name', async () => {
    for (const document of ['docs/rules.md', 'docs/back-office.openapi.yaml'])
      expect(await read(document)).toContain(`\`${environments.prod.addressSearch}\``);
  });

  it.each(environmentNames)('in %s, what is counted goes to the portal’s own origin, or nowhere', (name) => {
    const own = 'http://portal.test';
    const { analytics } = environments[name];
    expect(analytics && new URL(analytics.address, own).origin).toBe(
      ['prod', 'preprod'].includes(name) ? own : null,
    );
  });

  it('opens to third parties, where they are met, what they need and no more', () => {
    const [closed, opened] = [policy({ deployed: false }), policy({ deployed: true })];
    const changed = Object.keys(opened).filter((name) => `${opened[name]}` !== `${closed[name]}`);
    expect(changed).toEqual(['script-src', 'style-src', 'connect-src', 'frame-src']);
  });
});

describe('the style that a page holds', () => {
  const style = '.a{color:red}\n.b{color:blue}';

  it('is the one that the policy lets in', () => {
    const digest = createHash('sha256').update(style).digest('base64');
    const styleSource = styleSourceOf(
      `<head><title>Page</title>\n<style>${style}</style></head><body></body>`,
    );
    expect(policy({ deployed: false, styleSource })['style-src']).toContain(`'sha256-${digest}'`);
  });

  it('may be none', () => {
    const styleSource = styleSourceOf('<title>Page</title>');
    expect(styleSource).toBeUndefined();
    expect(policy({ deployed: false, styleSource })).toEqual(policy({ deployed: false }));
  });
});

describe('nginx', () => {
  it('keeps nothing of who is counted', async () => {
    const [, counted] =
      new RegExp(`location = ${environments.prod.analytics?.address} \\{([^]*?)\\n    \\}`).exec(
        await read('deploy/nginx.conf'),
      ) ?? [];
    expect(counted).toContain('access_log off;');
  });

  it('sends the headers of the table, and the style of the page', async () => {
    expect(await read('deploy/security-headers.conf')).toBe(nginxHeaders());
    const nginx = await read('deploy/nginx.conf');
    expect(nginx).toContain('include security-headers.conf;');
    const [, name = '', styles] = /map \$page (\$\w+) \{\s+include (\S+);/.exec(nginx) ?? [];
    expect(nginxHeaders()).toContain(` ${name} `);
    expect(styles).toBe(`${/root (\S+);/.exec(nginx)?.[1]}/${stylesFile}`);
  });

  it('is told the style of each page', () => {
    const pages = [
      { fileName: 'cgu.html', source: '<style>a{}</style>' },
      { fileName: 'logout.html', source: '' },
    ];
    expect(nginxStyles(pages)).toBe(
      `/cgu.html "${styleSourceOf('<style>a{}</style>')}";\n/logout.html "";\n`,
    );
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
