import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('is in nothing that the portal ships', async () => {
  const env = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const built = await build({ root, logLevel: 'silent', build: { write: false, minify: false } });
  process.env.NODE_ENV = env;
  const parts = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const modules = parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  expect(modules.some((id) => id.endsWith('/src/app/start.tsx'))).toBe(true);
  const forVisualiser = /\/src\/(app\/live\.ts|visualiser\/)|\.mount\.tsx$|\/src\/kit\/|\.model\.ts$/;
  expect(modules.filter((id) => forVisualiser.test(id))).toEqual([]);
  const manifest = parts.find(({ fileName }) => fileName.endsWith('manifest.json'));
  const listed = manifest?.type === 'asset' ? String(manifest.source) : '';
  expect(listed).toContain('src/app/start.tsx');
  expect(listed).not.toMatch(/visualiser|elk|zoom-pan|\.mount/);
});
