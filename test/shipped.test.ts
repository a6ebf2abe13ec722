import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { licencesFile } from '#src/assetLicences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

let modules: string[] = [];
let files: string[] = [];
const sources = new Map<string, string>();

beforeAll(async () => {
  const env = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const built = await build({ root, logLevel: 'silent', build: { write: false, minify: false } });
  process.env.NODE_ENV = env;
  const parts = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  modules = parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  files = parts.flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []));
  for (const part of parts) if (part.type === 'asset') sources.set(part.fileName, String(part.source));
}, 300_000);

it('includes no module of the visualiser in the portal', () => {
  expect(modules.some((id) => id.endsWith('/src/app/start/start.tsx'))).toBe(true);
  const forVisualiser = /\/src\/(app\/live\.ts|visualiser\/)|\.proof\.tsx$|\/src\/kit\/|\.model\.ts$/;
  expect(modules.filter((id) => forVisualiser.test(id))).toEqual([]);
  const listed = sources.get('.vite/manifest.json');
  expect(listed).toContain('"name": "portal"');
  expect(listed).not.toMatch(/visualiser|elk|zoom-pan|\.proof/);
});

it('includes the licence of each package whose code or files the portal contains', () => {
  const licences = sources.get(licencesFile) ?? '';
  const packages = new Set(
    [...modules, ...files].flatMap(
      (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, ''))?.[1] ?? [],
    ),
  );
  expect(packages).toContain('react-dom');
  expect(packages).toContain('@fontsource-variable/figtree');
  const written = [...licences.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)];
  expect([...new Set(written.map(([, name]) => name))].sort()).toEqual([...packages].sort());
  // Licences that do not restrict the licence of the portal.
  const free = /^(MIT|ISC|Apache-2\.0|Unlicense|OFL-1\.1|MIT or MPL-2\.0)$/;
  expect(written.filter(([, , licence = '']) => !free.test(licence)).map(([line]) => line)).toEqual([]);
});
