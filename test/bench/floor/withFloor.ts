import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { portalAliases } from '../../../vite.config.ts';
import { withBuilt } from '../portal.ts';
import type {} from './main.tsx';

/** The page of the libraries alone, built and served as the portal is. */
export const withFloor = <Result>(use: (floor: { url: string }) => Promise<Result>): Promise<Result> =>
  withBuilt(
    {
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      plugins: [react()],
      resolve: { alias: portalAliases },
      build: { target: 'es2022', modulePreload: { polyfill: false } },
    },
    use,
  );
