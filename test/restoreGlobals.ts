import { afterEach, vi } from 'vitest';

// Test files share their globals, so each test must restore the changed ones.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
