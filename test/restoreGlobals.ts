import { afterEach, vi } from 'vitest';

// Test files share their globals, which each test must restore.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
