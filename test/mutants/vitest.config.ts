import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['machines/**/*.test.ts', 'src/**/*.test.ts'], exclude: ['src/kit/**'] },
});
