import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deployedSettings } from '#test/deployedSettings.ts';
import { compressBuild } from './compressBuild.ts';
import { configureBuild } from './configureBuild.ts';
import { exampleSettings, parsePageSettings } from './settings.ts';

let dist = '';

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(dist, 'erreur'));
  for (const file of ['index.html', 'erreur/connexion.html'])
    await writeFile(join(dist, file), '<script type="application/json" id="settings"></script>');
});

afterEach(() => rm(dist, { recursive: true }));

const files = async () => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(paths.sort().map(async (path) => [path, await readFile(path, 'utf8')])),
  );
};

it('writes the settings into each page, and their origins into the nginx CSP', async () => {
  await configureBuild(dist, deployedSettings);
  for (const file of ['index.html', 'erreur/connexion.html'])
    expect(parsePageSettings(await readFile(join(dist, file), 'utf8'))).toEqual(deployedSettings);
  const written = (file: string) => readFile(join(dist, '.nginx', file), 'utf8');
  const policies = (await written('page-policies.conf')).split('\n');
  const [ofOthers, ...ofSome] = policies;
  expect(ofOthers).toMatch(/^default .*connect-src 'self' https:\/\/data\.geopf\.fr; frame-src 'none';/);
  expect(ofSome.find((line) => line.startsWith('/espace-de-paiement.html '))).toMatch(
    /frame-src https:\/\/mandat\.portail\.internal;/,
  );
  expect(policies.join('')).not.toContain('.example');
  expect(await written('security-headers.conf')).toContain('Content-Security-Policy "$page_policy" always');
  expect(await written('hosts-prod.conf')).toMatch(/^server_name pro\.[^;]+;\n$/);
});

it('writes the same files for the same settings, and replaces the previous settings', async () => {
  await configureBuild(dist, deployedSettings);
  const once = await files();
  await configureBuild(dist, { ...deployedSettings, mandateForm: 'https://autre.portail.internal' });
  expect(await files()).not.toEqual(once);
  await configureBuild(dist, deployedSettings);
  expect(await files()).toEqual(once);
});

it('throws and writes no file if the settings still contain an example value', async () => {
  const before = await files();
  await expect(configureBuild(dist, exampleSettings())).rejects.toThrow(/mandateForm.*\n.*captcha\.siteKey/);
  expect(await files()).toEqual(before);
});

it('throws for a folder without a build, and names the command that builds the portal', async () => {
  await expect(configureBuild(join(dist, 'assets'), deployedSettings)).rejects.toThrow('npm run build');
});

it('writes .br and .gz copies of a configured build', async () => {
  await writeFile(join(dist, 'long.js'), 'a'.repeat(2000));
  await compressBuild(dist);
  expect((await readdir(dist)).sort()).toEqual([
    'erreur',
    'index.html',
    'long.js',
    'long.js.br',
    'long.js.gz',
  ]);
  expect(String(gunzipSync(await readFile(join(dist, 'long.js.gz'))))).toBe('a'.repeat(2000));
  expect(String(brotliDecompressSync(await readFile(join(dist, 'long.js.br'))))).toBe('a'.repeat(2000));
});
