import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('is in nothing that the portal ships', async () => {
  const env = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const built = await build({ root, logLevel: 'silent', build: { write: false, minify: false } });
  process.env.NODE_ENV = env;
  const modules = [built]
    .flat()
    .flatMap((bundle) =>
      'output' in bundle
        ? bundle.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
        : [],
    );
  expect(modules.some((id) => id.endsWith('/src/app/start.tsx'))).toBe(true);
  const forVisualiser = /\/src\/(app\/live\.ts|visualiser\/)|\/machines\/(kit|telling)\/|\.model\.ts$/;
  expect(modules.filter((id) => forVisualiser.test(id))).toEqual([]);
});
