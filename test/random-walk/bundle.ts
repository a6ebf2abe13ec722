import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export type Portal = typeof import('./portal.ts');

export type Globals = Readonly<Record<string, unknown>>;

const root = fileURLToPath(new URL('../..', import.meta.url));

const pure = import.meta.glob<object>(
  ['/machines/**/*.ts', '/locales/**/*.ts', '!**/*.test.ts', '!**/*.test-d.ts'],
  { eager: true },
);
const packages: Readonly<Record<string, object>> = {
  xstate: await import('xstate'),
  'zod/mini': await import('zod/mini'),
};

const isShared = (id: string): boolean => id in packages || /^#(?:machines|locales)\//.test(id);

const bundled = async () => {
  const shared = new Map<string, string>();
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('./portal.ts', import.meta.url)),
        formats: ['iife'],
        name: 'portal',
      },
      rolldownOptions: {
        external: isShared,
        output: {
          codeSplitting: false,
          globals: (id) => {
            const name = `shared${shared.size}`;
            shared.set(id, shared.get(id) ?? name);
            return shared.get(id) ?? name;
          },
        },
      },
    },
  });
  const [bundle] = [built].flat();
  const chunk =
    bundle && 'output' in bundle ? bundle.output.find((file) => file.type === 'chunk') : undefined;
  if (!chunk || !('code' in chunk)) throw new Error('The bundle of the portal has no code');
  return { code: chunk.code, shared };
};

/** Bundles the code of a tab. As in a browser, each page load evaluates this code again. */
export const bundlePortal = async (names: readonly string[]): Promise<(globals: Globals) => Portal> => {
  const { code, shared } = await bundled();
  const load = new Function(...names, ...shared.values(), `${code}\nreturn portal;`);
  const modules = [...shared.keys()].map((id) => packages[id] ?? pure[id.replace('#', '/')]);
  return (globals) => load(...names.map((name) => globals[name]), ...modules);
};
