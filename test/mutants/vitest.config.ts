import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those that run in Node, and are quick. */
export default defineConfig({
  test: {
    include: ['machines/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: ['src/kit/**'],
  },
});
