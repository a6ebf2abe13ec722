import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deployedSettings } from '#test/deployedSettings.ts';
import { configureBuild } from './configureBuild.ts';
import { headersFile } from './headers.ts';
import { exampleSettings, parsePageSettings } from './settings.ts';

let dist = '';

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(dist, 'erreur'));
  for (const file of ['index.html', 'erreur/connexion.html'])
    await writeFile(join(dist, file), '<script type="application/json" id="settings"></script>');
});

afterEach(() => rm(dist, { recursive: true }));

/** The text of each file of the build. */
const files = async () => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(paths.sort().map(async (path) => [path, await readFile(path, 'utf8')])),
  );
};

it('writes the settings in each page, and the headers that let in what they name', async () => {
  await configureBuild(dist, deployedSettings);
  for (const file of ['index.html', 'erreur/connexion.html'])
    expect(parsePageSettings(await readFile(join(dist, file), 'utf8'))).toEqual(deployedSettings);
  const headers = await readFile(join(dist, headersFile), 'utf8');
  expect(headers).toMatch(/frame-src https:\/\/mandat\.portail\.internal /);
  expect(headers).toMatch(/connect-src 'self' https:\/\/data\.geopf\.fr /);
  expect(headers).not.toContain('.example');
});

it('does the same again, and follows other settings', async () => {
  await configureBuild(dist, deployedSettings);
  const once = await files();
  await configureBuild(dist, { ...deployedSettings, mandateForm: 'https://autre.portail.internal' });
  expect(await files()).not.toEqual(once);
  await configureBuild(dist, deployedSettings);
  expect(await files()).toEqual(once);
});

it('writes nothing of what cannot be deployed', async () => {
  const before = await files();
  await expect(configureBuild(dist, exampleSettings())).rejects.toThrow(/mandateForm.*\n.*captcha\.siteKey/);
  expect(await files()).toEqual(before);
});

it('asks for a portal where there is none', async () => {
  await expect(configureBuild(join(dist, 'assets'), deployedSettings)).rejects.toThrow('npm run build');
});
