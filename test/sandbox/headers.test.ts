import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { nginxHeaders, policy, reactAriaStyles, securityHeaders } from '../../deploy/headers.ts';
import { ownPaths } from './ownPaths.ts';

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
    const sources = Object.values(policy({ captcha: false })).flat();
    expect(sources.filter((source) => !/^('self'|'none'|blob:|'sha256-.+')$/.test(source))).toEqual([]);
    expect(policy({ captcha: false })['script-src']).toEqual(["'self'"]);
  });

  it('opens to the captcha, where it is run, what it needs and no more', () => {
    const [closed, opened] = [policy({ captcha: false }), policy({ captcha: true })];
    const changed = Object.keys(opened).filter((name) => `${opened[name]}` !== `${closed[name]}`);
    expect(changed).toEqual(['script-src', 'style-src', 'connect-src', 'frame-src']);
  });
});

describe('nginx', () => {
  it('sends the headers of the table', async () => {
    expect(await read('deploy/security-headers.conf')).toBe(nginxHeaders(securityHeaders({ captcha: true })));
    expect(await read('deploy/nginx.conf')).toContain('include security-headers.conf;');
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
