import { defineConfig } from 'vitest/config';

/** Tests that run on the mutants: the fast ones in Node. */
export default defineConfig({
  test: {
    include: ['machines/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: ['src/kit/**'],
  },
});
